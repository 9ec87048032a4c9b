/** Short tones, made on the spot. Silent until the page was touched: browsers want it so, and so do people. */
import type { Occasion } from "./notice";

interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

const NOTES: Readonly<Record<Occasion, readonly Note[]>> = {
  turn: [
    { pitch: 587, at: 0, length: 0.16 },
    { pitch: 880, at: 0.14, length: 0.28 },
  ],
  event: [{ pitch: 440, at: 0, length: 0.18 }],
  low: [
    { pitch: 740, at: 0, length: 0.1 },
    { pitch: 740, at: 0.16, length: 0.1 },
    { pitch: 740, at: 0.32, length: 0.2 },
  ],
  over: [
    { pitch: 523, at: 0, length: 0.18 },
    { pitch: 659, at: 0.16, length: 0.18 },
    { pitch: 784, at: 0.32, length: 0.45 },
  ],
};
const LOUDNESS = 0.12;

export class Chimes {
  #touched = false;
  #context: AudioContext | null = null;

  constructor(private readonly made: () => AudioContext = () => new AudioContext()) {}

  touched(): void {
    this.#touched = true;
  }

  /** Says whether it sounded. */
  play(occasion: Occasion): boolean {
    if (!this.#touched) return false;
    try {
      const context = (this.#context ??= this.made());
      void context.resume();
      for (const note of NOTES[occasion]) this.#strike(context, note);
      return true;
    } catch {
      // A machine without sound plays on in silence.
      return false;
    }
  }

  #strike(context: AudioContext, { pitch, at, length }: Note): void {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const from = context.currentTime + at;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
