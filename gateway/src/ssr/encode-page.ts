import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltPage } from '../pages/build-page';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packed once and sent many times: three times the work of a page that is packed for each visitor, and a tenth smaller. */
const THOROUGH = 9;
/** Another tenth smaller, which may make it one flight instead of two; too slow to wait for. */
const UTMOST = constants.BROTLI_MAX_QUALITY;

/** A finished page, as it goes out. */
export interface EncodedPage {
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

const pack = (plain: Buffer, quality: number) =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

/** Compresses a page for the cache: fast for the request that waits, then better for later requests. */
export async function encodePage({ html, csp }: BuiltPage): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  let packed = await pack(plain, THOROUGH);
  pack(plain, UTMOST).then(
    (best) => {
      packed = best;
    },
    () => {},
  );
  let zipped: Promise<Buffer> | undefined;
  return {
    csp,
    plain,
    get brotli() {
      return packed;
    },
    gzip() {
      zipped ??= zip(plain);
      return zipped;
    },
    tag: createHash('sha256').update(csp).update(plain).digest('base64url').slice(0, 22),
    // With gzip about as large as brotli.
    bytes: plain.length + 2 * packed.length + csp.length,
  };
}
