import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltPage } from '../pages/build-page';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality of cached pages: three times the work of `QUICK` in `compress-text.ts`, and 10 % smaller. */
const THOROUGH = 9;
/** Another 10 % smaller, which may save a round trip; too slow to wait for. */
const UTMOST = constants.BROTLI_MAX_QUALITY;

/** A finished page in every coding. */
export interface EncodedPage {
  readonly csp: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Made on the first request for it: few browsers need it. */
  gzip(): Promise<Buffer>;
  /** ETag of the page and its policy; each coding appends its name. */
  readonly tag: string;
  /** Memory that it takes. */
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
    // Counts brotli twice, because gzip is about as large.
    bytes: plain.length + 2 * packed.length + csp.length,
  };
}
