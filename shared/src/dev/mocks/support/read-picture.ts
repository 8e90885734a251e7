import type { ImageSet } from '../../../contract/entities/common';
import { pictureAdvice, pictureProblem } from '../../../rules/picture-limits';
import { badField } from './mock-failure';

const CHUNK = 0x8000;

/** The image set of a picture without variants. */
const noSources: ImageSet = { width: 1, height: 1, color: '#d8d2c8', sources: [] };

/** Converts an uploaded picture to a data URL. @throws MockFailure 400 if the file is no picture. */
export async function readPicture(field: string, file: File): Promise<{ image: string; imageSet: ImageSet }> {
  const problem = pictureProblem(file);
  if (problem) throw badField(field, pictureAdvice[problem]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return { image: `data:${file.type};base64,${btoa(text)}`, imageSet: noSources };
}
