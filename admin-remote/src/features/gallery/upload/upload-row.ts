import { newKey } from '@storefront/shared/rules/new-key';
import { pictureAdvice, pictureProblem } from '@storefront/shared/rules/picture-limits';
import type { FieldErrors } from '../../../common/form/form-failure';

/** A picture to upload, with its texts as typed. */
export interface UploadRow {
  readonly key: string;
  readonly file: File;
  readonly title: string;
  readonly alt: string;
  readonly errors: FieldErrors;
}

/** Upper limit of pictures per upload. */
const MOST_ROWS = 20;

/** Makes a title of a file name: `garden-seats.JPG` gives `Garden seats`. */
function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 120);
}

const toRow = (file: File): UploadRow => ({
  key: newKey(),
  file,
  title: titleOf(file.name),
  alt: '',
  errors: {},
});

interface Chosen {
  readonly rows: readonly UploadRow[];
  /** Why some files were refused; null if none was. */
  readonly advice: string | null;
}

/** Adds acceptable files as rows and explains the refused ones (P37). */
export function takeFiles(rows: readonly UploadRow[], files: readonly File[]): Chosen {
  const refused = files.flatMap((file) => {
    const problem = pictureProblem(file);
    return problem ? [`${file.name}: ${pictureAdvice[problem]}`] : [];
  });
  const all = [...rows, ...files.filter((file) => !pictureProblem(file)).map(toRow)];
  if (all.length > MOST_ROWS) refused.push(`At most ${MOST_ROWS} pictures at once; the rest was left out.`);
  return { rows: all.slice(0, MOST_ROWS), advice: refused.join(' ') || null };
}

/** Returns the row with its errors. */
export const checkRow = (row: UploadRow): UploadRow => ({
  ...row,
  errors: {
    ...(row.title.trim() === '' && { title: 'A title is needed' }),
    ...(row.alt.trim() === '' && { alt: 'Say what the picture shows, for people who cannot see it' }),
  },
});

/** Returns the multipart body of one picture (§7 POST gallary/add). */
export function toUploadData({ title, alt, file }: UploadRow): FormData {
  const data = new FormData();
  data.append('title', title.trim());
  data.append('alt', alt.trim());
  data.append('image', file);
  return data;
}
