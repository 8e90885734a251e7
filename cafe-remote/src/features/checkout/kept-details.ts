const KEY = 'checkoutDetails';

/** What a guest keeps on this device for the next order (C267). */
export interface KeptDetails {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly landmark: string | null;
  /** Name of a delivery place; null: not chosen. */
  readonly place: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');

/** Returns what is kept on this device; null if nothing that can be read (P24). */
export function readKept(): KeptDetails | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields: { readonly [F in keyof KeptDetails]?: unknown } = kept;
    return {
      fullName: textOf(fields.fullName),
      phone: textOf(fields.phone),
      email: textOf(fields.email),
      address: textOf(fields.address),
      landmark: textOf(fields.landmark) || null,
      place: textOf(fields.place) || null,
    };
  } catch {
    return null;
  }
}

/** Keeps details on this device, in place of those from before. */
export function storeKept(details: KeptDetails): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(details));
  } catch {
    // Without storage the next order begins empty.
  }
}

/** Deletes what is kept on this device. */
export function forgetKept(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is kept.
  }
}
