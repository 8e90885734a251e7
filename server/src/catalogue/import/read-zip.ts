import { badField } from '@storefront/http/failure';
import { type Entry, fromBufferPromise, getFileNameLowLevel } from 'yauzl';

/** Whether a file begins as a ZIP does; workbooks do. */
export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** What a ZIP may hold, checked before anything is unpacked (P65). */
export interface ZipLimits {
  /** The field that is refused. */
  readonly field: string;
  readonly files: number;
  /** Bytes of each unpacked file, and of all together. */
  readonly fileBytes: number;
  readonly bytes: number;
}

/** Names are read by {@link nameOf}: the library refuses a ZIP with `../`, whose names are no paths here. */
const READ = { lazyEntries: true, autoClose: false, decodeStrings: false };

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the name of a file. Macs and some phones write UTF-8 without the flag that says so. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  try {
    return UTF8.decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  }
}

/** Folders, and what macOS adds. */
const isIgnored = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.[^/]*$)/.test(name);

/** A ZIP whose contents fit the limits. Names are as the ZIP spells them: never use one as a path. */
export interface Zip {
  readonly names: readonly string[];
  /** Unpacks one file piece by piece; a file that is not there has none. @throws as `read` */
  pieces(name: string): AsyncGenerator<Buffer>;
  /** Unpacks one file. @throws Failure 400 if it holds more bytes than its heading says, or is damaged */
  read(name: string): Promise<Buffer>;
}

/**
 * Reads the list of contents of a ZIP.
 *
 * @throws Failure 400 if it is no ZIP, or does not fit the limits
 */
export async function openZip(
  bytes: Buffer,
  { field, files, fileBytes, bytes: allBytes }: ZipLimits,
): Promise<Zip> {
  const unreadable = () => badField(field, 'cannot be read: it is not a ZIP, or it is damaged');
  const zip = await fromBufferPromise(bytes, READ).catch(() => {
    throw unreadable();
  });
  if (zip.entryCount > files * 4) throw badField(field, `must have at most ${files} files`);
  const found: { readonly name: string; readonly entry: Entry }[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (!isIgnored(name)) found.push({ name, entry });
    }
  } catch {
    throw unreadable();
  }
  if (found.length > files) throw badField(field, `must have at most ${files} files`);
  const large = found.find(({ entry }) => entry.uncompressedSize > fileBytes);
  if (large) throw badField(field, `has a file that is too large: ${large.name.slice(0, 100)}`);
  const sum = found.reduce((total, { entry }) => total + entry.uncompressedSize, 0);
  if (sum > allBytes) throw badField(field, `must have at most ${allBytes / 1024 / 1024} MB when unpacked`);
  async function* pieces(wanted: string): AsyncGenerator<Buffer> {
    const file = found.find(({ name }) => name === wanted);
    if (!file) return;
    const stream = await zip.openReadStreamPromise(file.entry).catch(() => {
      throw unreadable();
    });
    const iterator = stream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await iterator.next().catch(() => {
          throw unreadable();
        });
        if (done) return;
        yield value;
      }
    } finally {
      stream.destroy();
    }
  }

  return {
    names: found.map(({ name }) => name),
    pieces,
    async read(wanted) {
      const parts: Buffer[] = [];
      for await (const piece of pieces(wanted)) parts.push(piece);
      return Buffer.concat(parts);
    },
  };
}
