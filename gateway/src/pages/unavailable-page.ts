const STYLE =
  'body{margin:15vh auto;max-width:32rem;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#222;background:#faf7f2}h1{font-size:1.5rem}';

const page = (title: string, text: string) => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
  style: STYLE,
});

/** The page sent while no release of the shell can be read. The log has the cause. */
export const unavailablePage = page(
  'Back in a moment',
  'The shop is being set up and cannot be shown just now. Please try again shortly.',
);

/** The page sent to a network that asks for too many pages that do not exist (C407). */
export const tooManyPage = page(
  'There is no such page',
  'Too many pages that do not exist were asked for from your network. Please try again in a minute.',
);
