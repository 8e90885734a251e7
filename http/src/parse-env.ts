import { z } from 'zod';

/** Variables cannot be used. Each line of the message names one, its value and what is allowed. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export type EnvSource = Readonly<Record<string, string | undefined>>;

/** The values of variables by name. */
export type EnvValues<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

declare module 'zod' {
  interface GlobalMeta {
    /** The allowed values of a variable, in words. */
    allowed?: string;
    /** Whether errors must not repeat the value of a variable. */
    isSecret?: boolean;
  }
}

const metaOf = (schema: unknown): z.GlobalMeta => (schema instanceof z.ZodType ? (schema.meta() ?? {}) : {});

/** Returns the line of an error about one variable. */
export function problemWith(source: EnvSource, name: string, allowed: string, isSecret = false): string {
  const value = source[name] ?? '';
  const found = isSecret ? `a text of ${[...value].length} characters` : JSON.stringify(value);
  return `${name} is ${found}; allowed: ${allowed}`;
}

/**
 * Parses variables by name. Blank counts as absent.
 *
 * @throws EnvError with all problems at once
 */
export function parseEnv<S extends z.ZodRawShape>(shape: S, source: EnvSource): EnvValues<S> {
  const isSecret = (name: string) => metaOf(shape[name]).isSecret ?? false;
  const given = Object.keys(shape)
    .filter((name) => source[name]?.trim())
    .map((name) => [name, isSecret(name) ? source[name] : source[name]?.trim()]);
  const parsed = z.object(shape).safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new EnvError(
    [...names].map((name) =>
      problemWith(source, name, metaOf(shape[name]).allowed ?? 'another value', isSecret(name)),
    ),
  );
}

const isOrigin = (value: string) =>
  /^https?:\/\/[^*]+$/.test(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value.replace(/\/$/, '');

const originText = z
  .string()
  .refine(isOrigin)
  .transform((value) => value.replace(/\/$/, ''));

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isAddressList = (value: string) =>
  value.split(',').every((part) => address.safeParse(part.trim()).success);

const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null as never);

/** A text; null without one. */
export const optionalText = optional(z.string());

/** `on` or `off`. */
export const onOff = () =>
  z
    .stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' })
    .default(true)
    .meta({ allowed: 'on, off' });

const flag = z.stringbool({ truthy: ['1'], falsy: ['0'] });

/** `1` or `0`; null without one. */
export const optionalFlag = optional(flag).meta({ allowed: '1 or 0' });

/** An origin without the slash at its end; null without one. */
export const optionalOrigin = optional(originText).meta({
  allowed: 'an origin such as https://shop.example, without a path',
});

/** Origins separated by commas. */
export const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(originText))
  .default([])
  .meta({ allowed: 'origins such as http://localhost:4101, separated by commas' });

/** Whether to trust the proxy that connects, or the addresses of trusted proxies. */
export const proxies = z
  .union([flag, z.string().refine(isAddressList)])
  .default(false)
  .meta({ allowed: '1 or 0, or IP addresses separated by commas' });

/** An address with one of these schemes, `smtp`; null without one. Errors do not repeat it: it may hold a password. */
export const optionalUrl = (...schemes: readonly string[]) =>
  optional(z.url({ protocol: new RegExp(`^(?:${schemes.join('|')})$`) })).meta({
    allowed: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    isSecret: true,
  });

/** A text whose value errors do not repeat; null without one. */
export const optionalSecret = (isAllowed: (value: string) => boolean, allowed: string) =>
  optional(z.string().refine(isAllowed)).meta({ allowed, isSecret: true });
