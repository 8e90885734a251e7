import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltPage } from '../build-page';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packed once and sent many times: three times the work of a page that is packed for each visitor, and a tenth smaller. */
const THOROUGH = 9;

/** A finished page, as it goes out. */
export interface PackedPage {
  readonly csp: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Few browsers ask for it, so it is made when one does. */
  gzip(): Promise<Buffer>;
  /** Stands for the page and its policy; each coding has a tag of its own. */
  readonly tag: string;
  /** What it takes of the memory. */
  readonly bytes: number;
}

/** Packs a page for good. */
export async function packPage({ html, csp }: BuiltPage): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const packed = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: THOROUGH,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  let zipped: Promise<Buffer> | undefined;
  return {
    csp,
    plain,
    brotli: packed,
    gzip() {
      zipped ??= zip(plain);
      return zipped;
    },
    tag: createHash('sha256').update(csp).update(plain).digest('base64url').slice(0, 22),
    // With gzip about as large as brotli.
    bytes: plain.length + 2 * packed.length + csp.length,
  };
}
