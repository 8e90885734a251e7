import type { Method, OpenApiDocument } from '../open-api';
import { callSection, type PlacedOperation } from './call-section';
import { schemaView } from './fields';
import { Html, html, prose } from './html';
import { style } from './style';

interface Section {
  readonly name: string;
  readonly calls: readonly PlacedOperation[];
}

function sectionsOf({ tags, paths }: OpenApiDocument): Section[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    (Object.keys(methods) as Method[]).flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  return tags.map(({ name }) => ({ name, calls: all.filter(({ operation }) => operation.tags[0] === name) }));
}

const navSection = ({ name, calls }: Section) => html`<h2>${name}</h2>
<ul>${calls.map(({ method, path, operation }) => html`<li><a href="#${operation.operationId}"><span class="method ${method}">${method}</span> ${path}</a></li>`)}</ul>`;

const callsOf = ({ name, calls }: Section) => html`<h2>${name}</h2>${calls.map(callSection)}`;

const entities = ({ components }: OpenApiDocument) =>
  Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section class="entity" id="entity-${name}"><h3>${name}</h3>${schemaView(schema, `Fields of ${name}`)}</section>`,
  );

/** Returns the reference as one HTML page without scripts. */
export function referencePage(document: OpenApiDocument): string {
  const { info, servers } = document;
  const sections = sectionsOf(document);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: API reference</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="page">
<nav aria-label="Calls">${sections.map(navSection)}
<h2>Entities</h2>
<ul>${Object.keys(document.components.schemas).map((name) => html`<li><a href="#entity-${name}">${name}</a></li>`)}</ul></nav>
<main id="calls">
<h1>${info.title}: API reference</h1>
<p>All paths are below <code>${servers[0]?.url ?? ''}</code>. ${prose(info.description)}</p>
<p>The same as <a href="${servers[0]?.url ?? ''}/openapi.json">an OpenAPI 3.1 document</a>.</p>
${sections.map(callsOf)}
<h2>Entities</h2>${entities(document)}
</main>
</div>
</body>
</html>
`;
  return page.text;
}
