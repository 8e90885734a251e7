/** `bell` for a new order, `alarm` for one that nobody has touched (C230). */
export type Tune = 'bell' | 'alarm';

/** The tones of each tune: frequency in Hz, start in s. The alarm goes down and up, and lasts longer. */
const TONES: Readonly<Record<Tune, readonly { readonly frequency: number; readonly after: number }[]>> = {
  bell: [
    { frequency: 783.99, after: 0 },
    { frequency: 1046.5, after: 0.16 },
  ],
  alarm: [
    { frequency: 1318.51, after: 0 },
    { frequency: 987.77, after: 0.22 },
    { frequency: 1318.51, after: 0.44 },
    { frequency: 987.77, after: 0.66 },
  ],
};

/** Time from one ring to the next, s. */
const RING_LENGTH = 1.1;

/** Upper limit of rings, for many orders at once. */
const MOST_RINGS = 3;

const LOUDNESS = 0.3;

function playTone(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.8);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.9);
}

/** Plays a synthesised tune: one ring per order, at most three (C93). */
export function playTune(context: AudioContext, tune: Tune, times: number): void {
  for (let ring = 0; ring < Math.min(times, MOST_RINGS); ring += 1) {
    const start = context.currentTime + 0.02 + ring * RING_LENGTH;
    for (const { frequency, after } of TONES[tune]) playTone(context, frequency, start + after);
  }
}
