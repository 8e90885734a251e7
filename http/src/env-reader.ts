import { isIP } from 'node:net';
import { parseFlag } from '@storefront/shared/rules/form-fields';

/** A variable whose value cannot be used; the message names it, what was found and what is allowed. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(variable: string, found: string, allowed: string) {
    super(`${variable} is ${found}; allowed: ${allowed}`);
  }
}

const isOrigin = (value: string) =>
  /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '');

/** Reads single variables; blank counts as absent. Every method throws {@link EnvError} on a value it cannot use. */
export class EnvReader {
  constructor(private readonly source: Readonly<Record<string, string | undefined>>) {}

  refuse(variable: string, allowed: string): never {
    throw new EnvError(variable, JSON.stringify(this.source[variable] ?? ''), allowed);
  }

  optional(variable: string): string | null {
    return this.source[variable]?.trim() || null;
  }

  text(variable: string, fallback: string): string {
    return this.optional(variable) ?? fallback;
  }

  checked(variable: string, allows: (value: string) => boolean, allowed: string): string | null {
    const value = this.optional(variable);
    if (value !== null && !allows(value)) this.refuse(variable, allowed);
    return value;
  }

  /** As `checked`, but what was found is not repeated. */
  secret(variable: string, allows: (value: string) => boolean, allowed: string): string | null {
    const value = this.source[variable] || null;
    if (value !== null && !allows(value)) {
      throw new EnvError(variable, `a text of ${[...value].length} characters`, allowed);
    }
    return value;
  }

  whole(variable: string, fallback: number, min: number, max: number): number {
    const inRange = (value: string) =>
      /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
    const value = this.checked(variable, inRange, `a whole number from ${min} to ${max}`);
    return value === null ? fallback : Number(value);
  }

  flag(variable: string, fallback: boolean): boolean {
    const value = this.checked(variable, (word) => parseFlag(word) !== undefined, '1 or 0');
    return parseFlag(value) ?? fallback;
  }

  oneOf<T extends string>(variable: string, words: readonly T[], fallback: T): T {
    const value = this.optional(variable);
    return value === null
      ? fallback
      : (words.find((word) => word === value) ?? this.refuse(variable, words.join(', ')));
  }

  /** An address with its scheme; passwords in it are not repeated. */
  url(variable: string, protocols: readonly string[]): string | null {
    const allows = (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
    return this.secret(variable, allows, `an address that begins with ${protocols.join('// or ')}//`);
  }

  origin(variable: string): string | null {
    const allowed = 'an origin such as https://shop.example, without a path';
    return this.checked(variable, isOrigin, allowed)?.replace(/\/$/, '') ?? null;
  }

  /** Origins separated by commas; none where nothing is said. */
  origins(variable: string): readonly string[] {
    const parts = (value: string) => value.split(',').map((part) => part.trim());
    const allowed = 'origins such as http://localhost:4101, separated by commas';
    const value = this.checked(variable, (text) => parts(text).every(isOrigin), allowed);
    return value === null ? [] : parts(value).map((part) => part.replace(/\/$/, ''));
  }

  /** 1 or 0, or a list of addresses and networks. */
  proxies(variable: string): boolean | string {
    const isAddress = (text: string) => isIP(text.trim().replace(/\/\d{1,3}$/, '')) > 0;
    const allows = (text: string) => parseFlag(text) !== undefined || text.split(',').every(isAddress);
    const value = this.checked(variable, allows, '1 or 0, or IP addresses separated by commas');
    return value === null ? false : (parseFlag(value) ?? value);
  }
}
