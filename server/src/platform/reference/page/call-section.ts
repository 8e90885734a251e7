import type { Operation } from '../open-api';
import { fieldTable, schemaView, scrollBox } from './fields';
import { type Html, html, prose } from './html';
import { typeText } from './type-text';

/** An operation with its method and path. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const who: Readonly<Record<string, string>> = {
  public: 'everybody',
  customer: 'signed-in people',
  admin: 'staff',
};

const contentName: Readonly<Record<string, string>> = {
  'application/json': 'as JSON',
  'multipart/form-data': 'as a form with files',
};

function parameters({ operationId, parameters: list }: Operation): Html {
  if (!list) return html``;
  const fields = list.map(({ name, in: place, required, description, schema }) => ({
    path: name,
    isRequired: required,
    schema: { ...schema, description: description ? `in the ${place}; ${description}` : `in the ${place}` },
  }));
  return html`<h4>Parameters</h4>${fieldTable(fields, `Parameters of ${operationId}`)}`;
}

function body({ operationId, requestBody }: Operation): Html {
  if (!requestBody) return html``;
  const kinds = Object.keys(requestBody.content);
  const [first] = Object.values(requestBody.content);
  const how = kinds.map((kind) => contentName[kind] ?? kind).join(' or ');
  return html`<h4>Body, ${how}${requestBody.required ? '' : ', may be left out'}</h4>${schemaView(first?.schema ?? {}, `Body of ${operationId}`)}`;
}

const status = ([code, { description }]: readonly [string, { description: string }]) =>
  html`<tr><td><code>${code}</code></td><td>${prose(description)}</td></tr>`;

/** Returns the section of one call. */
export function callSection({ method, path, operation }: PlacedOperation): Html {
  const { operationId, summary, responses } = operation;
  const [done, ...failures] = Object.entries(responses);
  const content = done?.[1].content ?? {};
  const data =
    content['application/json']?.schema.properties?.data ?? Object.values(content)[0]?.schema ?? {};
  return html`<section class="call" id="${operationId}">
<h3><span class="method ${method}">${method}</span> <code>${path}</code></h3>
<p>${prose(summary)}</p>
<p class="who">For ${who[operation['x-access']] ?? operation['x-access']}.${operation['x-added'] ? ' Ours: another server may lack it.' : ''}</p>
${parameters(operation)}${body(operation)}
<h4>Answer, in <code>data</code></h4>${data.properties ? schemaView(data, `Answer of ${operationId}`) : html`<p>${typeText(data)}</p>`}
<h4>Failures</h4>${scrollBox(`Failures of ${operationId}`, html`<table class="codes"><tbody>${failures.map(status)}</tbody></table>`)}
</section>`;
}
