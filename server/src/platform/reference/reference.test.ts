import { gunzipSync } from 'node:zlib';
import { calls } from '@storefront/shared/contract/calls';
import { routes } from '@storefront/shared/contract/routes';
import fastify, { type FastifyInstance } from 'fastify';
import { describeApi } from './document';
import type { Operation } from './open-api';
import { html, prose } from './page/html';
import { registerReference } from './register-reference';

const document = describeApi();

/** Public calls that answer 401 themselves. */
const logins: readonly string[] = ['login', 'loginWithCode'];

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);

test('the document has every call of the contract at its method and path, and no other', () => {
  const described = operations.map(({ path, method, operation }) => [operation.operationId, method, path]);
  const wanted = Object.entries(routes).map(([name, { method, path }]) => [name, method.toLowerCase(), path]);
  expect(described.sort()).toEqual(wanted.sort());
});

test('every path parameter is described and every call has its answer and who may make it', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => name)).toEqual(inPath);
    expect(described.every(({ required }) => required)).toBe(true);
    const call = calls[operation.operationId as keyof typeof calls];
    expect(operation['x-access']).toBe(call.access);
    const content = operation.responses['200']?.content;
    if ('file' in call) expect(content?.[call.file]?.schema).toEqual({ type: 'string', format: 'binary' });
    else expect(content?.['application/json']?.schema.required).toEqual(['success', 'message', 'data']);
    expect('401' in operation.responses).toBe(call.access !== 'public' || logins.includes(call.name));
  }
});

test('every reference in the document leads to a component, and every component has fields', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
  expect(refs.length).toBeGreaterThan(0);
  for (const ref of refs) {
    const name = ref.replace('#/components/schemas/', '');
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  for (const schema of Object.values(document.components.schemas))
    expect(Object.keys(schema.properties ?? {})).not.toHaveLength(0);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('C297, C298: a 403 of a login and of calls for staff may say which second factor is needed', () => {
  const refusal = (path: string, method: 'get' | 'post') =>
    JSON.stringify(document.paths[path]?.[method]?.responses['403']);
  for (const [path, method] of [
    ['/user/login', 'post'],
    ['/user/getall', 'get'],
  ] as const)
    expect(refusal(path, method)).toContain('secondFactorSetup');
  expect(refusal('/user/otp', 'post')).not.toContain('secondFactorSetup');
});

test('C304: an export is a sheet as CSV or a workbook', () => {
  for (const path of ['/product/export', '/closet/export'])
    expect(Object.keys(document.paths[path]?.get?.responses['200']?.content ?? {})).toEqual([
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
});

test('a call with files takes a form, and JSON only where no file is required (C75)', () => {
  const content = (path: string, method: 'post' | 'put') =>
    Object.keys(document.paths[path]?.[method]?.requestBody?.content ?? {});
  expect(content('/gallary/add', 'post')).toEqual(['multipart/form-data']);
  expect(content('/product/update/{id}', 'put')).toEqual(['multipart/form-data', 'application/json']);
  const form = document.paths['/closet/add']?.post?.requestBody?.content['multipart/form-data']?.schema;
  expect(Object.keys(form?.patternProperties ?? {})).toEqual(['^colorImage_\\d{1,2}$', '^image_\\d{1,2}$']);
});

test('the refusal of an order lists what changed (C85)', () => {
  const refused = document.paths['/order/place']?.post?.responses['409'];
  expect(JSON.stringify(refused)).toContain('#/components/schemas/OrderConflict');
});

test('the page escapes what stands in it', () => {
  expect(html`<p>${'<b>&"'}</p>`.text).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
  expect(prose('a `b<c` d').text).toBe('a <code>b&lt;c</code> d');
});

describe('served', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    registerReference(app);
  });
  afterAll(() => app.close());

  test('as OpenAPI 3.1', async () => {
    const answer = await app.inject('/api/v1/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api/v1' }] });
  });

  test('as a page without scripts that shows every call and links to nothing that is not there', async () => {
    const { body, headers } = await app.inject('/api');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).not.toMatch(/<script|style=|onclick/);
    for (const { path } of Object.values(routes)) expect(body).toContain(`<code>${path}</code>`);
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('as a page whose wide tables scroll by keyboard, each with a name', async () => {
    const { body } = await app.inject('/api');
    const boxes = [...body.matchAll(/<div class="table"([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(boxes.length).toBeGreaterThan(Object.keys(routes).length);
    const names = boxes.map(
      (attributes) => /^ role="group" tabindex="0" aria-label="([^"]+)"$/.exec(attributes)?.[1],
    );
    expect(names.filter((name) => !name)).toEqual([]);
    expect(names).toContain('Failures of placeOrder');
    expect(body.match(/<table/g)).toHaveLength(boxes.length);
  });
});

test('C462: the document is packed for clients that take it, and is not sent again to who has it', async () => {
  const app = fastify();
  registerReference(app);
  const url = '/api/v1/openapi.json';
  const plain = await app.inject(url);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 4);
  const { etag } = plain.headers;
  const again = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});
