const TONES_PER_RING = 2;

const parameter = () => ({
  value: 0,
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
});

/** Fake `AudioContext`: counts rings and can block sound until a gesture. */
export class FakeAudio {
  static toneCount = 0;
  static isAllowed = true;
  state: 'running' | 'suspended' = FakeAudio.isAllowed ? 'running' : 'suspended';
  readonly currentTime = 0;
  readonly destination = {};

  static get rings(): number {
    return FakeAudio.toneCount / TONES_PER_RING;
  }

  /** Installs the fake. It is suspended, and allowed to play unless `isAllowed` is false. */
  static install({ isAllowed = true } = {}): void {
    FakeAudio.toneCount = 0;
    FakeAudio.isAllowed = isAllowed;
    Object.defineProperty(window, 'AudioContext', { value: FakeAudio, configurable: true, writable: true });
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({ hasBeenActive: FakeAudio.isAllowed }),
      configurable: true,
    });
  }

  async resume(): Promise<void> {
    if (FakeAudio.isAllowed) this.state = 'running';
  }

  createGain() {
    const gain = { gain: parameter(), connect: (target: unknown) => target };
    return gain;
  }

  createOscillator() {
    return {
      type: '',
      frequency: parameter(),
      connect: <T>(target: T) => target,
      start: () => {
        FakeAudio.toneCount += 1;
      },
      stop: () => {},
    };
  }
}
