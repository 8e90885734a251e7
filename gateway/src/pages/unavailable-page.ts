const STYLE =
  'body{margin:15vh auto;max-width:32rem;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#222;background:#faf7f2}h1{font-size:1.5rem}';

/** The page sent while no release of the shell can be read. The log has the cause. */
export const unavailablePage = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Back in a moment</title><style>${STYLE}</style></head><body><h1>Back in a moment</h1><p>The shop is being set up and cannot be shown just now. Please try again shortly.</p></body></html>`,
  style: STYLE,
} as const;
