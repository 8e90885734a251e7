function takeUp(link: HTMLLinkElement): Promise<void> {
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

/** Whether a script of the page has asked for what a hint names: to run it again would start the shop twice. */
const isTakenUp = ({ href }: HTMLLinkElement) => [...document.scripts].some(({ src }) => src === href);

/**
 * Takes up the hints of `early.ts` that no script took. A browser keeps the answer to a hint, also a failed one, for
 * the next script of that address, which would then fail without asking anybody: a Retry would need a second one.
 */
export async function drainHints(): Promise<void> {
  const hints = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  await Promise.all([...hints].filter((link) => !isTakenUp(link)).map(takeUp));
}
