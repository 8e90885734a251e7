import fc, { type GeneratorValue } from 'fast-check';
import { generateSync } from 'json-schema-faker';
import type { JsonSchema, OpenApiDocument, Parameter } from '../../src/platform/reference/open-api';
import { formOf } from './form';
import type { SeenValues } from './seen-values';
import type { Placed } from './served-document';

/** A request without its cookie. */
export interface Request {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** How often of ten times a field has a value of an earlier answer, if there is one. A request is of one of these kinds. */
const [SELDOM, OFTEN] = [1, 9];
/** The same for ids in paths: without a stored row most operations answer 404. */
const IN_PATH = 8;

interface Drawing {
  readonly path: string;
  readonly draw: GeneratorValue;
  readonly inTen: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A header may have these characters; `fetch` refuses others. */
const asHeader = (value: unknown) => asText(value).replace(/[^\x20-\x7e]/g, '?');

/**
 * Draws requests for operations. json-schema-faker makes values from the document's schemas; fast-check draws its options,
 * and any JSON in place of some values, so that some requests break the document.
 */
export class AnyRequest {
  readonly #components: OpenApiDocument['components'];
  /** Names of fields with a fixed list of values: values of other answers are none of them. */
  readonly #listed = new Set<string>();

  constructor(
    document: OpenApiDocument,
    readonly seen: SeenValues,
  ) {
    this.#components = document.components;
    JSON.stringify(document, (name, value) => {
      if (isObject(value) && value.enum) this.#listed.add(name);
      return value;
    });
  }

  /** Draws a request. @param draw fast-check's source of values inside of a property */
  for({ method, path, operation }: Placed, draw: GeneratorValue): Request {
    const { parameters = [], requestBody } = operation;
    const inTen = draw(fc.boolean) ? OFTEN : SELDOM;
    const drawn = ({ name, in: place, schema }: Parameter) =>
      this.#seenOr({ path, draw, inTen: place === 'path' ? IN_PATH : inTen }, name, () =>
        this.#value(schema, draw),
      );
    // Half of the requests have required parameters only: filters drawn together find nothing.
    const hasOptional = draw(fc.boolean);
    const sent = (place: Parameter['in']) =>
      parameters
        .filter((one) => one.in === place && (one.required || (hasOptional && draw(fc.boolean))))
        .map((parameter) => [parameter.name, drawn(parameter)] as const);
    const filled = sent('path').reduce(
      (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(asText(value)) || '-'),
      path,
    );
    const query = new URLSearchParams(sent('query').map(([name, value]) => [name, asText(value)]));
    const headers = Object.fromEntries(sent('header').map(([name, value]) => [name, asHeader(value)]));
    const types = Object.keys(requestBody?.content ?? {});
    const type = types[types.length > 1 ? draw(fc.nat, { max: types.length - 1 }) : 0];
    const start = { method, path: query.size > 0 ? `${filled}?${query}` : filled };
    if (type === undefined) return { ...start, headers, body: null };
    const schema = requestBody?.content[type]?.schema ?? {};
    const fields = this.#body(schema, { path, draw, inTen });
    return type === 'multipart/form-data'
      ? { ...start, headers, body: formOf(fields, schema) }
      : { ...start, headers: { ...headers, 'content-type': type }, body: JSON.stringify(fields) ?? '' };
  }

  #body(schema: JsonSchema, drawing: Drawing): unknown {
    const { draw } = drawing;
    const made = this.#withSeen(this.#value(schema, draw), drawing);
    if (!isObject(made) || draw(fc.nat, { max: 5 }) > 0) return made;
    const names = Object.keys(made);
    const name = names[draw(fc.nat, { max: Math.max(0, names.length - 1) })];
    return name === undefined ? made : { ...made, [name]: draw(fc.jsonValue, { maxDepth: 2 }) };
  }

  /** Puts values of earlier answers into some fields. */
  #withSeen(value: unknown, drawing: Drawing): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#withSeen(one, drawing));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => [
        name,
        typeof own === 'string' || typeof own === 'number'
          ? this.#seenOr(drawing, name, () => own)
          : this.#withSeen(own, drawing),
      ]),
    );
  }

  #seenOr({ path, draw, inTen }: Drawing, field: string, make: () => unknown): unknown {
    const seen = this.#listed.has(field) ? [] : this.seen.for(path, field);
    if (seen.length === 0 || draw(fc.nat, { max: 9 }) >= inTen) return make();
    return seen[draw(fc.nat, { max: seen.length - 1 })];
  }

  #value(schema: JsonSchema, draw: GeneratorValue): unknown {
    const options = draw(fc.record, {
      seed: fc.nat(),
      optionalsProbability: fc.double({ min: 0, max: 1, noNaN: true }),
      maxDefaultItems: fc.integer({ min: 1, max: 4 }),
    });
    return generateSync({ ...schema, components: this.#components } as never, options);
  }
}
