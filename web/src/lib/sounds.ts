// Small sounds, made on the spot: two notes, a click of chips, a brush of cards, a little fanfare. Silent until touched.
import { wins } from "./showdown";
import type { SeenTell } from "./protocol";

const CHIPS = new Set(["staked", "all-staked", "followed", "raised", "paid", "entered", "swept"]);
const CARDS = new Set([
  "deal",
  "dealt",
  "flop",
  "turn",
  "river",
  "exchanged",
  "turned",
  "picked",
  "laid",
  "hands",
  "threw",
  "shook",
  "announced",
  "showed",
  "lifted",
  "held",
]);

let audio: AudioContext | null = null;

/** Browsers allow no sound before the first touch. */
export function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  return (audio ??= new AudioContext());
}

function note(on: AudioContext, pitch: number, after: number, long: number, loud: number, shape: OscillatorType): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  const start = on.currentTime + after;
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/** Some notes one after the other. */
export function notes(pitches: number[], shape: OscillatorType = "sine"): void {
  const on = ready();
  if (on) pitches.forEach((pitch, i) => note(on, pitch, i * 0.11, 0.16, 0.12, shape));
}

/** Chips that touch: two short high clicks. */
function chips(): void {
  const on = ready();
  if (on) [2350, 1870].forEach((pitch, i) => note(on, pitch, i * 0.05, 0.045, 0.05, "triangle"));
}

/** A card on the cloth: a short brush of noise. */
function cards(): void {
  const on = ready();
  if (!on) return;
  const long = 0.09;
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (2 * Math.random() - 1) * (1 - i / samples.length) ** 2;
  const noise = on.createBufferSource();
  const band = on.createBiquadFilter();
  const volume = on.createGain();
  noise.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = 2600;
  volume.gain.value = 0.12;
  noise.connect(band).connect(volume).connect(on.destination);
  noise.start();
}

/** What has just happened, as one hears it at a table; one's own win is a fanfare, another's a soft chord. */
export function sounds(latest: SeenTell[], seat: number | null): void {
  const won = latest.filter(wins);
  if (won.some((told) => told.seat === seat)) notes([523, 659, 784, 1047], "triangle");
  else if (won.length) notes([392, 523]);
  else if (latest.some((told) => CHIPS.has(told.what))) chips();
  else if (latest.some((told) => CARDS.has(told.what))) cards();
}
