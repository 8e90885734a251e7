import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For text that differs for each visitor: takes about a millisecond for a page. */
const QUICK = 5;

interface Packed {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

/** True where a browser's `Accept-Encoding` lists a coding and does not forbid it. */
export function accepts(coding: 'br' | 'gzip', header: string | string[] | undefined): boolean {
  const wanted = String(header ?? '').split(',');
  return wanted.some((item) => {
    const [name, weight] = item.trim().split(';');
    return name === coding && !/^\s*q=0(\.0*)?$/.test(weight ?? '');
  });
}

/** Packs a text the best way that the browser takes. */
export async function compressText(
  text: string,
  acceptEncoding: string | string[] | undefined,
): Promise<Packed> {
  const plain = Buffer.from(text);
  if (accepts('br', acceptEncoding)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUICK,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return { body: await brotli(plain, { params }), encoding: 'br' };
  }
  if (accepts('gzip', acceptEncoding)) return { body: await zip(plain), encoding: 'gzip' };
  return { body: plain, encoding: null };
}
