import type { JsonSchema } from '../open-api';
import { type Html, html } from './html';

const plain: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function joined(parts: readonly Html[], by: string): Html {
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [html`${by}`, part]))}`;
}

/** Returns a schema's type in a few words; entities are links. */
export function typeText(schema: JsonSchema): Html {
  if (schema.$ref) return html`<a href="#entity-${refName(schema.$ref)}">${refName(schema.$ref)}</a>`;
  if (schema.anyOf) return joined(schema.anyOf.map(typeText), ' or ');
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.items) return html`list of ${typeText(schema.items)}`;
  if (schema.contentMediaType) return html`file`;
  if (schema.format) return html`${schema.format}`;
  const types = [schema.type ?? 'anything'].flat();
  return html`${types.map((type) => plain[type] ?? type).join(' or ')}`;
}

/** Returns the bounds of a schema in words. */
export function boundsText(schema: JsonSchema): string {
  const own = [
    schema.description,
    schema.minimum !== undefined && `at least ${schema.minimum}`,
    schema.maximum !== undefined && `at most ${schema.maximum}`,
    schema.multipleOf !== undefined && `a multiple of ${schema.multipleOf}`,
    schema.maxLength !== undefined && `up to ${schema.maxLength} characters`,
    schema.maxItems !== undefined && `up to ${schema.maxItems} entries`,
  ].filter((text) => typeof text === 'string');
  if (own.length > 0) return own.join(', ');
  const first = schema.anyOf?.find((option) => boundsText(option) !== '');
  return first ? boundsText(first) : '';
}
