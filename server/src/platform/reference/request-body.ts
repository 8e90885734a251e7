import type { FilePart } from '@storefront/shared/contract/call';
import type { z } from 'zod';
import type { JsonSchemas } from './json-schemas';
import type { JsonSchema, RequestBody } from './open-api';

const picture = ({ describes, mediaType = 'image/*' }: FilePart): JsonSchema => ({
  type: 'string',
  contentMediaType: mediaType,
  description: describes,
});

/** Returns the schema of a form: the body's fields and the files; an index in a file's name is a pattern. */
function formOf(fields: JsonSchema, files: readonly FilePart[]): JsonSchema {
  const single = files.filter(({ field }) => !field.endsWith('*'));
  const indexed = files.filter(({ field }) => field.endsWith('*'));
  const required = [
    ...(fields.required ?? []),
    ...single.filter((file) => file.required).map((file) => file.field),
  ];
  return {
    ...fields,
    properties: {
      ...fields.properties,
      ...Object.fromEntries(single.map((file) => [file.field, picture(file)])),
    },
    ...(indexed.length > 0 && {
      patternProperties: Object.fromEntries(
        indexed.map((file) => [`^${file.field.slice(0, -1)}\\d{1,2}$`, picture(file)]),
      ),
    }),
    ...(required.length > 0 && { required }),
  };
}

/** Returns the request body of a call: JSON, and a form if it takes files; without JSON if a file is required. */
export function requestBodyOf(
  body: z.ZodType,
  files: readonly FilePart[] | undefined,
  schemas: JsonSchemas,
): RequestBody {
  const schema = schemas.of(body, 'input');
  const required = !body.safeParse(undefined).success;
  const json = { 'application/json': { schema } };
  if (!files) return { required, content: json };
  const form = { 'multipart/form-data': { schema: formOf(schema, files) } };
  return { required, content: files.some((file) => file.required) ? form : { ...form, ...json } };
}
