import { z } from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN } from '../rules/contact';
import {
  CODE_PATTERN,
  cleanCode,
  normalisePassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblem,
  TYPED_PASSWORD_MAX,
} from '../rules/credentials';
import { parseLimit, parsePage } from '../rules/paging';
import { plainLine, plainText } from '../rules/text';

/** Required text: one paragraph of plain text, at most `max` characters, not blank (P63). */
export const text = (max: number, missing = 'is required') =>
  z
    .string({ error: missing })
    .overwrite(plainLine)
    .min(1, missing)
    .max(max, `must have at most ${max} characters`);

/** Optional plain text, may be blank; keeps its paragraphs (P63). */
export const optionalText = (max: number) =>
  z
    .string()
    .overwrite(plainText)
    .trim()
    .max(max, `must have at most ${max} characters`)
    .nullish()
    .transform((value) => value || null);

/** One paragraph of plain text that may be blank; undefined if it is missing. */
export const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(plainLine)
    .max(max, `must have at most ${max} characters`)
    .nullish()
    .transform((value) => value ?? undefined);

export const emailAddress = z
  .string({ error: 'is required' })
  .trim()
  .max(EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`)
  .pipe(z.email({ error: 'must be an e-mail address', pattern: EMAIL_PATTERN }));

/** A password that somebody has: any text, because an older release may have hashed it as it was typed (C415). */
export const ownPassword = z
  .string({ error: 'is required' })
  .min(1, 'is required')
  .max(TYPED_PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`);

/** A new password, normalised before it is measured (C39, C415). */
export const newPassword = (role: keyof typeof PASSWORD_MIN, tooShort: string) =>
  z
    .string({ error: 'is required' })
    .overwrite((typed) => (typed.length > TYPED_PASSWORD_MAX ? typed : normalisePassword(typed)))
    .min(PASSWORD_MIN[role], tooShort)
    .max(PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`)
    .refine((value) => passwordProblem(value, role) !== 'too-short', tooShort);

/** A mailed code, also with blanks in it (C39). */
export const oneTimeCode = z
  .string({ error: 'is required' })
  .overwrite(cleanCode)
  .regex(CODE_PATTERN, 'must be the 6 characters of the code');

/** A positive whole number of pieces (P7). */
export const quantity = z
  .number({ error: 'must be a whole number of at least 1' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(99, 'must be at most 99');

const choiceId = z.string().max(64);

/**
 * Ids of the choices of a dish (C255); null if the client names none, as in §7: then the dish has its default choices.
 * Clients of §7 send back lines as they got them: then each choice is an object with its id.
 */
export const chosenOptionIds = z
  .array(z.union([choiceId, z.object({ _id: choiceId }).transform(({ _id }) => _id)]), {
    error: 'must be a list of ids',
  })
  .max(40, 'must have at most 40 choices')
  .nullish()
  .transform((ids) => ids ?? null);

/** `page` of a list; any value except a whole number of at least 1 counts as 1 (C74, P67). */
export const pageQuery = { page: z.unknown().transform(parsePage).optional() };

/** `limit` of a list, clamped to 1…100; absent means the list's own page size (C95, P67). */
export const limitQuery = { limit: z.unknown().transform(parseLimit).optional() };

/** The last ids of the page before, joined by commas: the page follows them, also if others came or went (C445). */
export const afterQuery = { after: z.string().max(400).optional() };

/** A search text. */
export const searchTerm = z.string().trim().max(100, 'must have at most 100 characters').optional();

export const idParam = z.object({ id: z.string().min(1).max(64) });

/** Reads a decimal number; `Number` alone would also read 0x10 and 1e2 (P7). */
const readDecimal = (text: string): number => (/^[+-]?\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN);

/** Ids of items in the query, with commas: `a,b`; at most 20, each once. */
export const itemIdsQuery = {
  ids: z
    .string({ error: 'is required' })
    .max(1300, 'must have at most 20 ids')
    .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
    .pipe(z.array(z.string().max(64)).min(1, 'is required').max(20, 'must have at most 20 ids')),
};

/** An amount in rupees as a number or form text: 0 is a value, blank is not (C37, C63). */
export const amount = z
  .union([z.number(), z.string().trim().min(1, 'is required').max(20).transform(readDecimal)], {
    error: 'must be a number',
  })
  .pipe(
    z
      .number({ error: 'must be a number' })
      .finite('must be a number')
      .min(0, 'must not be negative')
      .max(10_000_000, 'is too large'),
  );

/** A whole number, also as form text. */
export const count = amount.pipe(z.number().int('must be a whole number'));

/** `version` of a save: the version that the writer saw. Without it the save is not checked, as §7 has none (C165). */
export const seenVersion = count.optional();

/** The query of a deletion: the version that staff saw. Without it the deletion is not checked (C165). */
export const seenVersionQuery = z.object({ version: seenVersion });

/** A boolean, also as form text: `Boolean('false')` is true, so the text is parsed (C59). */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === 'on' || value === '1');

/** JSON in the text of a form field. */
export const jsonText = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not valid JSON' });
    return z.NEVER;
  }
});
