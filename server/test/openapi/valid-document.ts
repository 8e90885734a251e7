import { type SpecData, Validator } from '@seriousme/openapi-schema-validator';

/** Returns what OpenAPI's own schema says against a document, one sentence each. */
export async function documentProblems(document: object): Promise<readonly string[]> {
  const { valid, errors = [] } = await new Validator().validate(document as SpecData);
  if (valid) return [];
  return [errors]
    .flat()
    .map((error) => (typeof error === 'string' ? error : `${error.instancePath} ${error.message}`));
}
