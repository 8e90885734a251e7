import { AsyncLocalStorage } from 'node:async_hooks';
import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import type { HttpClient } from '../../support/http-client';

const browser = new AsyncLocalStorage<HttpClient>();

/** Sends the requests of the storefront's axios client through the browser of a case. */
const adapter: AxiosAdapter = async (config) => {
  const client = browser.getStore();
  if (!client) throw new Error('no browser was chosen');
  const { method = 'get', data, validateStatus } = config;
  const headers = Object.fromEntries(
    Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(([name, value]) => [name, String(value)]),
  );
  const answer = await client.raw(method.toUpperCase(), axios.getUri(config), {
    headers,
    ...(data !== undefined && data !== null && { body: data }),
  });
  const { status, body } = answer;
  const response: AxiosResponse = { data: body, status, statusText: '', headers: {}, config };
  if (validateStatus?.(status) ?? true) return response;
  throw new AxiosError(`Request failed with status code ${status}`, undefined, config, null, response);
};

axios.defaults.adapter = adapter;

/** Runs functions of `@storefront/shared/api` in one browser. */
export const inBrowser = <T>(client: HttpClient, act: () => Promise<T>): Promise<T> =>
  browser.run(client, act);
