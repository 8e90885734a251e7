import { serverNow } from '@storefront/shared/api';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';

const KEY = 'staff-print-tickets';

/** Whose papers are printed. */
export type PaperChoice = 'all' | Department;

/** What this browser prints by itself when an order is accepted, and since when, ms (C223). */
export interface TicketSetting {
  readonly choice: PaperChoice;
  readonly since: number;
}

const CHOICES: readonly unknown[] = ['all', ...DEPARTMENTS];

const isSetting = (value: unknown): value is TicketSetting =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  CHOICES.includes(value.choice) &&
  'since' in value &&
  typeof value.since === 'number';

/** Reads the setting; null: this browser prints nothing by itself, or blocks storage. */
export function readTicketSetting(): TicketSetting | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return isSetting(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores what this browser prints from now on; null: nothing. Does nothing if it blocks storage. */
export function writeTicketSetting(choice: PaperChoice | null): void {
  try {
    if (choice === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify({ choice, since: serverNow() }));
  } catch (error) {
    console.warn('ticket setting', error);
  }
}
