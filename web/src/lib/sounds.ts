// Small sounds, made on the spot: notes, a click of chips, a brush of cards, a rattle of dice, a little fanfare. Silent until touched.
import type { Move } from "./moves";
import { wins } from "./showdown";
import type { SeenTell } from "./protocol";

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

/** Chips that touch: short high clicks, two for each. */
function chips(on: AudioContext, after: number): void {
  [2350, 1870].forEach((pitch, i) => note(on, pitch, after + i * 0.05, 0.045, 0.05, "triangle"));
}

/** A short brush of noise: a card on the cloth, or, shorter and lower, a die on wood. */
function brush(on: AudioContext, after: number, long: number, pitch: number, loud: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (2 * Math.random() - 1) * (1 - i / samples.length) ** 2;
  const noise = on.createBufferSource();
  const band = on.createBiquadFilter();
  const volume = on.createGain();
  noise.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  volume.gain.value = loud;
  noise.connect(band).connect(volume).connect(on.destination);
  noise.start(on.currentTime + after);
}

const CARDS = 5; // more are not told apart
const DICE = 6;

/** What has just moved, as you hear it at a table; your own win is a fanfare, another's a soft chord. */
export function sounds(moved: Move[], latest: SeenTell[], seat: number | null): void {
  const on = ready();
  if (!on) return;
  const count = (...kinds: Move["kind"][]) => moved.filter(({ kind }) => kinds.includes(kind)).length;
  for (let i = 0; i < Math.min(CARDS, count("card", "turn")); i += 1) brush(on, i * 0.07, 0.09, 2600, 0.12);
  for (let i = 0; i < (count("roll") ? DICE : 0); i += 1)
    brush(on, i * 0.075 + 0.02 * Math.random(), 0.04, 1100 + 500 * Math.random(), 0.22);
  if (count("money")) chips(on, 0.2);
  const won = latest.filter(wins);
  if (won.some((told) => told.seat === seat)) notes([523, 659, 784, 1047], "triangle");
  else if (won.length) notes([392, 523]);
}
