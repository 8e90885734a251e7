import { type PictureProblem, sizeProblem } from '@storefront/shared/rules/picture-limits';
import { useEffect, useEffectEvent } from 'react';

/** Measures a chosen picture. Calls `onProblem` if it has more pixels, or a longer side, than the shop takes (P37, P65). */
export function usePixelCheck(url: string | null, onProblem: (problem: PictureProblem) => void): void {
  const report = useEffectEvent(onProblem);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => {
      const problem = sizeProblem({ width: image.naturalWidth, height: image.naturalHeight });
      if (problem) report(problem);
    };
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
}
