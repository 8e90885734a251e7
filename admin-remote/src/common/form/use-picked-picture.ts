import { type PictureProblem, pictureAdvice, pictureProblem } from '@storefront/shared/rules/picture-limits';
import { useState } from 'react';
import { useObjectUrl } from './use-object-url';
import { usePixelCheck } from './use-pixel-check';

/** Checks a chosen picture at once and refuses it with advice before an upload (P37). */
export function usePickedPicture(file: File | null, onFile: (file: File | null) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const url = useObjectUrl(file);

  const take = (next: File | null) => {
    const found = next && pictureProblem(next);
    setProblem(found);
    onFile(found ? null : next);
  };
  usePixelCheck(url, (found) => {
    setProblem(found);
    onFile(null);
  });
  return { url, take, advice: problem && pictureAdvice[problem] };
}
