import { z } from 'zod';
import { entityNames } from './entities';
import type { JsonSchema } from './open-api';

/** Formats that replace the patterns of zod. */
const SPEAKING_FORMATS = new Set(['uuid', 'date-time', 'email']);

function tidy(schema: JsonSchema): void {
  if (schema.format && SPEAKING_FORMATS.has(schema.format)) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const pointToComponents = (text: string) => text.replaceAll('"#/$defs/', '"#/components/schemas/');

/** Converts the contract's schemas to JSON Schema. Puts each entity into `components` once and refers to it. */
export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** @param io `input` for requests, `output` for answers */
  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: entityNames as unknown as typeof z.globalRegistry,
      override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
    });
    const converted = JSON.parse(pointToComponents(JSON.stringify({ own, $defs }))) as {
      own: JsonSchema & { id?: string };
      $defs?: Record<string, JsonSchema & { id?: string }>;
    };
    for (const [name, { id: _id, ...entity }] of Object.entries(converted.$defs ?? {}))
      this.components[name] = entity;
    return converted.own;
  }
}
