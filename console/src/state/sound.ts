import { keepPreference, readPreference } from "./preference.ts";
import { createStore } from "./store.ts";

const CHOICES = ["on", "off"] as const;

/** Whether something new may be heard. */
export const sound = createStore(readPreference("sound", CHOICES) ?? "on");

export function switchSound(): void {
  const next = sound.get() === "on" ? "off" : "on";
  sound.set(next);
  keepPreference("sound", next);
  if (next === "on") chime();
}

const LOUDNESS = 0.06;
const NOTES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.12 },
] as const;
const NOTE_S = 0.22;

let audio: AudioContext | undefined;

/** Two soft notes. A browser that allows no sound yet stays silent. */
export function chime(): void {
  if (sound.get() === "off") return;
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
    for (const { hertz, at } of NOTES) {
      const start = audio.currentTime + at;
      const tone = new OscillatorNode(audio, { frequency: hertz, type: "sine" });
      const volume = new GainNode(audio, { gain: LOUDNESS });
      volume.gain.setTargetAtTime(0, start + NOTE_S / 3, NOTE_S / 4);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + NOTE_S);
    }
  } catch {
    // No audio device: the notice is seen all the same.
  }
}
