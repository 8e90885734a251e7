/** Values that are kept of one field. */
const KEPT = 40;

/** Fields of answers that hold what a parameter of another name asks for. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = { id: ['_id', 'id'], ids: ['_id', 'id'] };

type Seen = string | number;

/**
 * Values of earlier answers by the name of their field, so that requests meet stored rows: a path's `id` is an `_id` that
 * the server has answered. Half of them are of the same part of the API, the first word of a path.
 */
export class SeenValues {
  readonly #values = new Map<string, Seen[]>();

  /** Stores the values in an answer to a path. */
  learn(path: string, answer: unknown): void {
    if (Array.isArray(answer)) for (const one of answer) this.learn(path, one);
    else if (typeof answer === 'object' && answer !== null)
      for (const [field, value] of Object.entries(answer)) {
        if ((typeof value === 'string' && value !== '') || typeof value === 'number')
          this.#keep(path, field, value);
        else this.learn(path, value);
      }
  }

  /** Returns values for a field of a request to this path. */
  for(path: string, field: string): readonly Seen[] {
    const fields = FIELDS_OF[field] ?? [field];
    return [`${partOf(path)} `, ''].flatMap((part) =>
      fields.flatMap((name) => this.#values.get(`${part}${name}`) ?? []),
    );
  }

  #keep(path: string, field: string, value: Seen): void {
    for (const key of [field, `${partOf(path)} ${field}`]) {
      const kept = (this.#values.get(key) ?? []).filter((other) => other !== value);
      this.#values.set(key, [...kept, value].slice(-KEPT));
    }
  }
}

const partOf = (path: string) => path.split('/')[1] ?? '';
