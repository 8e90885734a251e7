import type { z } from 'zod';
import type { FieldError } from './envelope';

type Issue = z.core.$ZodIssue;
type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

const inWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));

/** Returns the best matching branch of a union: the one with the deepest errors, the last of equal ones. */
const closestBranch = (issue: UnionIssue): readonly Issue[] =>
  issue.errors.reduce<readonly Issue[]>((best, branch) => (depth(branch) >= depth(best) ? branch : best), []);

/** Returns the text of an issue: a schema's own message, or a replacement of zod's default that fits after a field name. */
function wordsFor(issue: Issue): string {
  if (!issue.message.startsWith('Invalid ') && !issue.message.startsWith('Too ')) return issue.message;
  if (issue.message.endsWith('received undefined')) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${inWords[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `must have at most ${issue.maximum} characters`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  return 'is not valid';
}

function flatten(issue: Issue, parent: readonly PropertyKey[]): readonly FieldError[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union') {
    const branch = closestBranch(issue);
    if (depth(branch) > 0) return branch.flatMap((inner) => flatten(inner, path));
    const [first] = issue.errors.flat();
    if (issue.message.startsWith('Invalid ') && first) return flatten(first, path);
  }
  return [{ field: path.map(String).join('.') || 'body', message: wordsFor(issue) }];
}

/** Returns the first error of every invalid field; field `body` if the whole body is wrong. Never empty. */
export function fieldErrors(error: z.ZodError): readonly FieldError[] {
  const all = error.issues.flatMap((issue) => flatten(issue, []));
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
}

/** Returns the first error as a sentence: `quantity must be a whole number`; a message that is a sentence stays alone. */
export function summarise(errors: readonly FieldError[]): string {
  const [first] = errors;
  if (!first) return 'The request is not valid';
  return /^\p{Lu}/u.test(first.message) ? first.message : `${first.field} ${first.message}`;
}
