import { percentile } from '../api/sample';
import { TimeLine } from './time-line';

/** Returns numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random time with this mean, as between calls of people who do not know of each other. */
export const exponential = (random: () => number, mean: number): number => -Math.log(1 - random()) * mean;

/** A piece of work: what it holds meanwhile, by name, and its mean time, ms. Holding nothing, it only waits. */
export interface Step {
  readonly holds: readonly string[];
  readonly ms: number;
}

/** Requests of one kind. */
export interface Stream {
  readonly name: string;
  /** Arrivals a second on average, at random; or a number of clients that each send the next request after an answer. */
  readonly from: { readonly perSecond: number } | { readonly clients: number };
  /** The steps of the request with this number, one after another. */
  stepsOf(number: number): readonly Step[];
}

export interface Model {
  /** How many can hold each resource at once: one an event loop, as many as it has cores a machine. */
  readonly resources: Readonly<Record<string, number>>;
  readonly streams: readonly Stream[];
}

/** The answers of one stream. Times are ms. */
interface Answers {
  readonly perSecond: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Simulation {
  readonly answers: ReadonlyMap<string, Answers>;
  /** The share of its time that each resource was held, 0 to 1. */
  readonly busy: ReadonlyMap<string, number>;
}

/** Lets a few hold it at a time; the others wait in line. */
class Resource {
  heldMs = 0;
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(readonly size: number) {
    this.free = size;
  }

  take(then: () => void): void {
    if (this.free === 0) return void this.waiting.push(then);
    this.free -= 1;
    then();
  }

  give(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

interface Options {
  /** Simulated time, s. A tenth of it warms up and does not count. */
  readonly seconds: number;
  readonly seed: number;
}

function summarise(times: readonly number[], seconds: number): Answers {
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: sorted.length / seconds,
    mean: times.reduce((sum, ms) => sum + ms, 0) / sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
  };
}

/**
 * Runs requests through queues and returns how long they took. Every step takes an exponential time around its mean, which
 * is pessimistic. The same seed gives the same result.
 */
export function simulate({ resources, streams }: Model, { seconds, seed }: Options): Simulation {
  const random = seededRandom(seed);
  const line = new TimeLine();
  const end = seconds * 1000;
  const warm = end / 10;
  const all = new Map(Object.entries(resources).map(([name, size]) => [name, new Resource(size)]));
  const times = new Map(streams.map(({ name }) => [name, [] as number[]]));

  const resourcesOf = ({ holds }: Step) =>
    holds.map((name) => {
      const found = all.get(name);
      if (!found) throw new Error(`There is no resource ${name}`);
      return found;
    });

  /** Takes the resources in their order, which is the same everywhere, so that no two requests block each other. */
  const hold = (held: readonly Resource[], then: () => void, from = 0): void => {
    const next = held[from];
    if (next) next.take(() => hold(held, then, from + 1));
    else then();
  };

  const run = (step: Step, then: () => void): void => {
    const held = resourcesOf(step);
    hold(held, () => {
      const ms = exponential(random, step.ms);
      line.add(line.now + ms, () => {
        const counted = Math.min(line.now, end) - Math.max(line.now - ms, warm);
        for (const one of held) {
          one.heldMs += Math.max(0, counted);
          one.give();
        }
        then();
      });
    });
  };

  const runAll = (steps: readonly Step[], then: () => void, from = 0): void => {
    const next = steps[from];
    if (next) run(next, () => runAll(steps, then, from + 1));
    else then();
  };

  const start = ({ name, from, stepsOf }: Stream): void => {
    let number = 0;
    const request = (then: () => void) => {
      const began = line.now;
      number += 1;
      runAll(stepsOf(number), () => {
        if (line.now > warm) times.get(name)?.push(line.now - began);
        then();
      });
    };
    if ('clients' in from) {
      const again = () => line.add(line.now, () => request(again));
      for (let client = 0; client < from.clients; client += 1) again();
      return;
    }
    const arrive = () =>
      line.add(line.now + exponential(random, 1000 / from.perSecond), () => {
        request(() => {});
        arrive();
      });
    if (from.perSecond > 0) arrive();
  };

  for (const stream of streams) start(stream);
  line.runUntil(end);
  const counted = end - warm;
  return {
    answers: new Map([...times].map(([name, all]) => [name, summarise(all, counted / 1000)])),
    busy: new Map([...all].map(([name, { heldMs, size }]) => [name, heldMs / size / counted])),
  };
}
