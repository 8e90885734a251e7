import { useCallback, useState } from 'react';

/**
 * Tells whether the picture at `url` failed to load. Checks the element once on mount, because it may have failed
 * before hydration.
 */
export function useImageFailure(url: string | null | undefined) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const markFailed = useCallback(() => setFailedUrl(url ?? null), [url]);
  const lookAt = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) markFailed();
    },
    [markFailed],
  );
  return { failed: Boolean(url) && failedUrl === url, markFailed, lookAt };
}
