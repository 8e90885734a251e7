import { describeApi } from '../../src/platform/reference/document';
import { createJudge, type Judge } from './judge';
import { SeenValues } from './seen-values';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const roles = { success: true, message: 'OK', data: { roles: ['owner'], version: 1 } };

let judge: Judge;
beforeAll(async () => {
  const { paths, ...document } = describeApi();
  const few = ['/setting/secondfactor', '/order/receipt/{code}'].map((path) => [path, paths[path] ?? {}]);
  judge = await createJudge({ ...document, paths: Object.fromEntries(few) });
});

const judged = (statusCode: number, body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  judge({ method: 'get', path: '/setting/secondfactor?page=1' }, { statusCode, headers, body });

describe('C362: Prism as judge', () => {
  test('accepts answers that the document describes', async () => {
    expect(await judged(200, roles)).toEqual([]);
    expect(await judged(401, { success: false, message: 'Please log in', data: null })).toEqual([]);
    const receipt = { method: 'get', path: '/order/receipt/AB12' };
    const answer = { statusCode: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF' };
    expect(await judge(receipt, answer)).toEqual([]);
  });

  test('refuses a status that is not documented', async () => {
    expect(await judged(418, roles)).toEqual([expect.stringContaining('returned status code')]);
    expect(await judged(201, roles)).toEqual([expect.stringContaining('returned status code')]);
  });

  test('refuses a field of another type, a missing one, and one that is not documented', async () => {
    const withData = (data: object) => judged(200, { ...roles, data });
    expect(await withData({ roles: ['owner'], version: '1' })).toEqual([expect.stringContaining('version')]);
    expect(await withData({ roles: ['owner'] })).toEqual([expect.stringContaining('version')]);
    expect(await withData({ ...roles.data, secret: 1 })).toEqual([expect.stringContaining("'secret'")]);
    expect(await judged(200, 'no JSON')).toEqual([expect.stringContaining('must be object')]);
  });

  test('refuses another content type, and an address without operation', async () => {
    expect(await judged(200, roles, { 'content-type': 'text/html' })).toEqual([
      expect.stringContaining('media type'),
    ]);
    expect(await judge({ method: 'get', path: '/nothing' }, { statusCode: 200, body: roles })).toEqual([
      'Selected route not found',
    ]);
  });
});

test('C364: a request uses values of earlier answers by the name of their field', () => {
  const seen = new SeenValues();
  seen.learn('/order/place', { data: { _id: 'order-1', items: [{ name: 'Tea' }], note: '', open: true } });
  seen.learn('/product/add', { data: { _id: 'dish-1' } });
  expect(seen.for('/product/update/{id}', 'id')).toEqual(['dish-1', 'order-1', 'dish-1']);
  expect(seen.for('/closet/add', 'name')).toEqual(['Tea']);
  expect(seen.for('/order/get', 'note')).toEqual([]);
});
