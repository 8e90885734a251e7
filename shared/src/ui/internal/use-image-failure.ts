import { useCallback, useState } from 'react';

/**
 * Whether the picture at `url` could not be shown. A picture of a rendered page may have failed before anyone listened,
 * so the element is looked at once when it is taken over.
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
