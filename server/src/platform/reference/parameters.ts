import type { z } from 'zod';
import type { JsonSchemas } from './json-schemas';
import type { JsonSchema, Parameter } from './open-api';

interface Located {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
}

/** Inputs whose tolerant schemas accept anything, so their documentation is written here. */
const meant: Readonly<Record<string, { description: string; schema: JsonSchema }>> = {
  page: { description: 'anything below 1, or no number, means 1', schema: { type: 'integer', minimum: 1 } },
  limit: {
    description: 'items on a page; left out, the list has its own size',
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
};

const described: Readonly<Record<string, string>> = {
  'idempotency-key':
    'one key per attempt: a repeat gets the first answer again and does nothing a second time',
  ids: 'further ids, separated by commas, for clients that cannot send a body with DELETE',
};

/** Returns the path, query and header parameters of a call. */
export function parametersOf(call: Located, schemas: JsonSchemas): readonly Parameter[] {
  const parts = [
    ['path', call.params],
    ['query', call.query],
    ['header', call.headers],
  ] as const;
  return parts.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.of(schema, 'input');
    return Object.entries(properties).map(([name, own]): Parameter => {
      const description = meant[name]?.description ?? described[name];
      return {
        name,
        in: place,
        required: required.includes(name),
        ...(description && { description }),
        schema: meant[name]?.schema ?? own,
      };
    });
  });
}
