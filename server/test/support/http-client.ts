import { API_BASE, type CallName, routes } from '@storefront/shared/contract/routes';
import type { Answer, Input } from '@storefront/shared/contract/types';
import { checkStatus } from './documented-statuses';

/** An answer as it came over the wire. */
export interface HttpAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The envelope; `data` is typed for calls that succeed. */
  readonly body: {
    readonly success: boolean;
    readonly message: string;
    readonly data: T;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
}

export interface RawRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** One browser: keeps the cookies that it is given. */
export class HttpClient {
  readonly cookies = new Map<string, string>();

  constructor(readonly baseUrl: string) {}

  /** Sends anything to any path, for what the contract's types would not let through. */
  async raw(method: string, path: string, { headers = {}, body }: RawRequest = {}): Promise<HttpAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      headers: { ...(cookie && { cookie }), ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isFile = /^(?:application\/pdf|text\/csv)/.test(response.headers.get('content-type') ?? '');
    const file = { success: true, message: 'a file', data: text };
    const body_ = isFile ? file : text === '' ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: body_ };
  }

  /** Makes a call of the contract. */
  async call<N extends CallName>(
    name: N,
    input: Input<N>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HttpAnswer<Answer<N>>> {
    const answer = await this.send(name, input as Parts, headers);
    return answer as HttpAnswer<Answer<N>>;
  }

  /** As `call`, with whatever body a test wants to try. Fails for a status that the OpenAPI document lacks. */
  async send(name: CallName, { params = {}, query, body }: Parts = {}, headers: Record<string, string> = {}) {
    const { method, path } = routes[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    );
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const answer = await this.raw(method, `${API_BASE}${filled}${search.size > 0 ? `?${search}` : ''}`, {
      headers: { ...(!isForm && body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    checkStatus(name, answer.status);
    return answer;
  }

  #keepCookies(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = ''] = header.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(name.length + 1);
      if (value === '' || /max-age=0/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
