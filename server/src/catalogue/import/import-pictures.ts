import type { CellError } from '@storefront/shared/rules/sheet-cells';
import { textKey } from '@storefront/shared/rules/text';
import type { MediaService } from '../../platform/media/media-service';
import { PictureError } from '../../platform/media/picture-error';
import { pictureBase } from '../../platform/media/picture-name';
import type { WantedPicture } from './plan-row';
import { openZip } from './read-zip';

const MEGABYTE = 1024 * 1024;
/** Unpacked sizes: pictures hardly shrink, so more than this is no honest ZIP of 64 MB. */
const LIMITS = { field: 'pictures', files: 200, fileBytes: 8 * MEGABYTE, bytes: 96 * MEGABYTE };

/** Names are compared by what people see: a Mac stores é as two letters, and a sheet may leave out `.jpg`. */
const nameKey = (name: string) => textKey(name.split(/[\\/]/).at(-1) ?? '');
const stemOf = (key: string) => key.replace(/\.[a-z]{3,4}$/, '');

type Stored = { readonly base: string } | { readonly message: string };

/** The pictures of a ZIP, stored as rows name them. */
export interface ImportPictures {
  /** Stores the pictures of a row. Returns their bases by key, and what is wrong with them. */
  take(
    wanted: readonly WantedPicture[],
    column: string,
  ): Promise<{ readonly bases: Readonly<Record<string, string>>; readonly errors: readonly CellError[] }>;
  /** Names of the files that no row took. */
  unused(): string[];
  /** Bases of the pictures that were not stored before. */
  added(): string[];
}

/**
 * Opens the ZIP of an import. Files are found by name in any folder and any capitals; no name becomes a path.
 *
 * @throws Failure 400 if it is no ZIP, or does not fit the limits
 */
export async function openPictures(bytes: Buffer | undefined, media: MediaService): Promise<ImportPictures> {
  const zip = bytes && (await openZip(bytes, LIMITS));
  const paths = new Map<string, string[]>();
  for (const path of zip?.names ?? [])
    for (const key of new Set([nameKey(path), stemOf(nameKey(path))]))
      paths.set(key, [...(paths.get(key) ?? []), path]);
  const stored = new Map<string, Stored>();
  const added = new Set<string>();

  async function store(path: string): Promise<Stored> {
    try {
      const picture = (await zip?.read(path)) ?? Buffer.alloc(0);
      const known = await media.find(pictureBase(picture));
      const { base } = known ?? (await media.ingest(picture));
      if (!known) added.add(base);
      return { base };
    } catch (error) {
      if (error instanceof PictureError) return { message: error.message };
      throw error;
    }
  }

  async function find(file: string): Promise<Stored> {
    const [path, ...others] = paths.get(nameKey(file)) ?? [];
    if (path === undefined) return { message: `The ZIP has no file “${file}”` };
    if (others.length > 0) return { message: `The ZIP has several files “${file}”` };
    const known = stored.get(path) ?? (await store(path));
    stored.set(path, known);
    return known;
  }

  return {
    async take(wanted, column) {
      const bases: Record<string, string> = {};
      const errors: CellError[] = [];
      for (const { key, file } of wanted) {
        const found = await find(file);
        if ('base' in found) bases[key] = found.base;
        else errors.push({ column, message: found.message });
      }
      return { bases, errors };
    },
    unused: () => (zip?.names ?? []).filter((path) => !stored.has(path)),
    added: () => [...added],
  };
}
