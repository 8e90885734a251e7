import { badField } from '@storefront/http/failure';
import { type UnzipFileInfo, unzipSync } from 'fflate';

/** What a ZIP may hold, checked before anything is unpacked (P65). */
export interface ZipLimits {
  /** The field that is refused. */
  readonly field: string;
  readonly files: number;
  /** Bytes of each unpacked file, and of all together. */
  readonly fileBytes: number;
  readonly bytes: number;
}

/** Folders, and what macOS adds. */
const isIgnored = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.[^/]*$)/.test(name);

/** A ZIP whose contents fit the limits. Names are as the ZIP spells them: never use one as a path. */
export interface Zip {
  readonly names: readonly string[];
  /** Unpacks one file: never more bytes than its heading says, whatever it holds. */
  read(name: string): Buffer;
}

/**
 * Reads the list of contents of a ZIP.
 *
 * @throws Failure 400 if it is no ZIP, or does not fit the limits
 */
export function openZip(bytes: Buffer, { field, files, fileBytes, bytes: allBytes }: ZipLimits): Zip {
  const unzip = (filter: (file: UnzipFileInfo) => boolean) => {
    try {
      return unzipSync(bytes, { filter });
    } catch {
      throw badField(field, 'cannot be read: it is not a ZIP, or it is damaged');
    }
  };
  const found: UnzipFileInfo[] = [];
  let seen = 0;
  unzip((file) => {
    seen += 1;
    if (seen <= files * 4 && !isIgnored(file.name)) found.push(file);
    return false;
  });
  if (seen > files * 4 || found.length > files) throw badField(field, `must have at most ${files} files`);
  const large = found.find(({ originalSize }) => originalSize > fileBytes);
  if (large) throw badField(field, `has a file that is too large: ${large.name.slice(0, 100)}`);
  const sum = found.reduce((total, { originalSize }) => total + originalSize, 0);
  if (sum > allBytes) throw badField(field, `must have at most ${allBytes / 1024 / 1024} MB when unpacked`);
  return {
    names: found.map(({ name }) => name),
    read: (name) => Buffer.from(unzip((file) => file.name === name)[name] ?? []),
  };
}
