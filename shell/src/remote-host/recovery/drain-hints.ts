function consume(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const done = () => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    script.src = link.href;
    script.integrity = link.integrity;
    if (link.crossOrigin !== null) script.crossOrigin = link.crossOrigin;
    link.remove();
    document.head.append(script);
  });
}

/** Whether a script element has used the hint; running that script again would start the shop twice. */
const isConsumed = ({ href }: HTMLLinkElement) => [...document.scripts].some(({ src }) => src === href);

/**
 * Consumes the preload hints of `boot/preload-remote.ts` that no script used. A browser reuses the result of a preload, even
 * a failed one, for the next script of that address, so the first Retry would fail without a request.
 */
export async function drainHints(): Promise<void> {
  const hints = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  await Promise.all([...hints].filter((link) => !isConsumed(link)).map(consume));
}
