import type { JsonSchema } from '../open-api';
import { type Html, html } from './html';
import { boundsText, typeText } from './type-text';

interface Field {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

const indexedName = (pattern: string) => pattern.replace(/^\^/, '').replace('\\d{1,2}$', '{i}');

/** Returns the fields of an object, nested ones by path: `data.phone`, `item[].quantity`. */
function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const named = Object.entries(schema.properties ?? {});
  const indexed = Object.entries(schema.patternProperties ?? {});
  const all = [...named, ...indexed.map(([name, own]) => [indexedName(name), own] as const)];
  return all.flatMap(([name, own]) => {
    const path = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const inner = own.items?.properties
      ? fieldsOf(own.items, `${path}[].`)
      : own.properties
        ? fieldsOf(own, `${path}.`)
        : [];
    return [{ path, schema: own, isRequired }, ...inner];
  });
}

const row = ({ path, schema, isRequired }: Field) => html`<tr>
<td><code>${path}</code></td><td>${typeText(schema)}</td><td>${isRequired ? 'required' : ''}</td><td>${boundsText(schema)}</td>
</tr>`;

/** Returns a box that scrolls a wide table, by keyboard too. `label` names it. */
export const scrollBox = (label: string, table: Html): Html =>
  html`<div class="table" role="group" tabindex="0" aria-label="${label}">${table}</div>`;

/** Returns a table with one row per field. */
export const fieldTable = (fields: readonly Field[], label: string): Html =>
  scrollBox(
    label,
    html`<table>
<thead><tr><th>Field</th><th>Type</th><th>Needed</th><th>Bounds</th></tr></thead>
<tbody>${fields.map(row)}</tbody>
</table>`,
  );

/**
 * Returns the description of a schema: its fields as a table, its alternatives in turn, or its type. `label` names the
 * tables.
 */
export function schemaView(schema: JsonSchema, label: string): Html {
  if (schema.properties) {
    const fields = fieldsOf(schema);
    return fields.length > 0 ? fieldTable(fields, label) : html`<p>an empty object</p>`;
  }
  if (schema.anyOf?.some((option) => option.properties))
    return html`<p>One of these:</p><ul class="options">${schema.anyOf.map((option) => html`<li>${schemaView(option, label)}</li>`)}</ul>`;
  return html`<p>${typeText(schema)}</p>`;
}
