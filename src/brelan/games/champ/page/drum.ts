// A little drum while everybody waits for the last one to decide.
import { ready } from "@/lib/sounds";

export function drum(): void {
  const audio = ready();
  if (!audio) return;
  for (let i = 0; i < 5; i += 1) {
    const start = audio.currentTime + i * 0.07;
    const skin = audio.createOscillator();
    const volume = audio.createGain();
    skin.frequency.setValueAtTime(150, start);
    skin.frequency.exponentialRampToValueAtTime(70, start + 0.05);
    volume.gain.setValueAtTime(i === 4 ? 0.16 : 0.07, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + (i === 4 ? 0.2 : 0.06));
    skin.connect(volume).connect(audio.destination);
    skin.start(start);
    skin.stop(start + 0.22);
  }
}
