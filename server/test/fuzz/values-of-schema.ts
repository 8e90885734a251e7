import fc from 'fast-check';
import type { JsonSchema } from '../../src/platform/reference/open-api';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values';

/** Existing ids, so that requests also reach the code after the lookups. */
export type Known = () => readonly string[];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

const knownOf = (known: Known) => fc.nat().map((at) => known()[at % known().length] ?? '');

const textOf = (schema: JsonSchema, known: Known) =>
  fc.oneof(
    { arbitrary: knownOf(known), weight: 4 },
    {
      arbitrary: fc.string({
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 40, 60),
      }),
      weight: 2,
    },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
    { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 2 },
    { arbitrary: fc.uuid(), weight: 1 },
  );

const numberOf = (schema: JsonSchema) =>
  schema.type === 'integer'
    ? fc.oneof(fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 2000 }), fc.integer())
    : fc.oneof(
        fc.nat(2000),
        fc.nat(30).map((fives) => fives * 5),
        fc.double({ noNaN: true }),
      );

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(entries.map(([name, own]) => [name, anyValue(own, known)]));
  const usual = fc.record(fields, { requiredKeys: schema.required ?? [] });
  const extra = fc.dictionary(
    fc.constantFrom(
      'role',
      'points',
      '_id',
      'status',
      'color_0',
      'colorName_0',
      'hex_0',
      'colorImage_0',
      '__proto__',
    ),
    hostile,
    { maxKeys: 2 },
  );
  return fc.oneof(
    { arbitrary: usual, weight: 4 },
    { arbitrary: fc.tuple(usual, extra).map(([own, more]) => ({ ...own, ...more })), weight: 1 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 },
  );
}

const listOf = (schema: JsonSchema, known: Known) =>
  fc.array(anyValue(schema.items ?? {}, known), {
    minLength: Math.min(schema.minItems ?? 0, 3),
    maxLength: 4,
  });

function ownOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => ownOf(one, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'object') return objectOf(schema, known);
  if (schema.type === 'array') return listOf(schema, known);
  if (schema.type === 'string') return textOf(schema, known);
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return hostile;
}

/** Values that mostly match a schema, and sometimes do not. */
export const anyValue = (schema: JsonSchema, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: ownOf(schema, known), weight: 7 }, { arbitrary: hostile, weight: 1 });
