import fc from 'fast-check';
import type { OpenApiDocument, Operation, Parameter } from '../../src/platform/reference/open-api';
import { anyBody, type Sent } from './any-body';
import { anyValue, type Known } from './values-of-schema';

const PERSONAS = ['guest', 'customer', 'admin'] as const;

export interface AnyRequest {
  readonly persona: (typeof PERSONAS)[number];
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sent: Sent | null;
}

type Named = readonly (readonly [string, unknown])[];

const asText = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)));
const encoded = (value: unknown) => encodeURIComponent(asText(value).replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** Characters that a header may have; clients refuse others. */
const asHeader = (value: unknown) => asText(value).replace(/[^\x20-\x7e]/g, '?');

const valuesOf = (
  parameters: readonly Parameter[],
  place: Parameter['in'],
  known: Known,
): fc.Arbitrary<Named> =>
  fc.tuple(
    ...parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required }) => {
        const value = anyValue(schema, known);
        return fc.tuple(fc.constant(name), required ? value : fc.option(value, { nil: undefined }));
      }),
  ) as fc.Arbitrary<Named>;

const sentOnly = (named: Named) => named.filter(([, value]) => value !== undefined);

const fill = (path: string, named: Named) =>
  named.reduce((filled, [name, value]) => filled.replace(`{${name}}`, () => encoded(value)), path);

const searchOf = (named: Named, isDouble: boolean) => {
  const pairs = sentOnly(named).map(([name, value]) => `${name}=${encoded(value)}`);
  return pairs.length === 0 ? '' : `?${[...pairs, ...(isDouble ? pairs : [])].join('&')}`;
};

function requestOf(method: string, path: string, operation: Operation, known: Known, picture: Buffer) {
  const { parameters = [], requestBody, operationId } = operation;
  const body = requestBody
    ? fc.option(anyBody(requestBody, known, picture), { nil: null, freq: 9 })
    : fc.constant(null);
  return fc
    .record({
      persona: fc.constantFrom(...PERSONAS),
      inPath: valuesOf(parameters, 'path', known),
      inQuery: valuesOf(parameters, 'query', known),
      inHeader: valuesOf(parameters, 'header', known),
      isDouble: fc.nat(9).map((digit) => digit === 0),
      sent: body,
    })
    .map(
      ({ persona, inPath, inQuery, inHeader, isDouble, sent }): AnyRequest => ({
        persona,
        call: operationId,
        method: method.toUpperCase(),
        path: `${fill(path, inPath)}${searchOf(inQuery, isDouble)}`,
        headers: Object.fromEntries(sentOnly(inHeader).map(([name, value]) => [name, asHeader(value)])),
        sent,
      }),
    );
}

/** Requests to every call of the API, equally often. */
export function anyRequest(
  document: OpenApiDocument,
  known: Known,
  picture: Buffer,
): fc.Arbitrary<AnyRequest> {
  const requests = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(method, path, operation, known, picture)),
  );
  return fc.oneof(...requests);
}
