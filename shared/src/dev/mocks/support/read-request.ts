import type { Call } from '../../../contract/call';
import { badField, MockFailure } from './mock-failure';

export interface ReadBody {
  readonly body: unknown;
  readonly files: ReadonlyMap<string, File>;
}

const nothing: ReadBody = { body: undefined, files: new Map() };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badField('body', 'is not valid JSON');
  }
}

async function readForm(request: Request): Promise<ReadBody> {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, File>();
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields[name] = value;
    else if (value.size > 0) files.set(name, value);
  }
  return { body: fields, files };
}

/** Reads a body by its content type, like the server: JSON for every call, forms for calls with files (P61, C75, C92). */
export async function readBody(request: Request, call: Call): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (call.files && /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type))
    return readForm(request);
  const text = await request.text();
  if (text === '') return nothing;
  if (!type.startsWith('application/json'))
    throw new MockFailure(415, 'Unsupported media type: send application/json');
  return { body: parseJson(text), files: new Map() };
}
