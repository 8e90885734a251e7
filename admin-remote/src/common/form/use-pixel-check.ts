import { PICTURE_MAX_PIXELS } from '@storefront/shared/rules/picture-limits';
import { useEffect, useEffectEvent } from 'react';

/** Measures a chosen picture. Calls `onTooMany` if it has more pixels than the shop decodes (P37, P65). */
export function usePixelCheck(url: string | null, onTooMany: () => void): void {
  const reportTooMany = useEffectEvent(onTooMany);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => {
      if (image.naturalWidth * image.naturalHeight > PICTURE_MAX_PIXELS) reportTooMany();
    };
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
}
