import type { ServerPage } from '../telemetry/server-counts';

const nameOf = ({ part, release }: Omit<ServerPage, 'shell'>) => `${part}/${release}`;

/** Remembers which releases rendered a page, or failed to, since this process began (C484). */
export function createRenderRecord() {
  const worked = new Set<string>();
  const failed = new Set<string>();
  return {
    worked: (page: ServerPage): void => void worked.add(nameOf(page)),
    failed: (page: ServerPage): void => void failed.add(nameOf(page)),
    /** Whether pages of a release were tried, and none could be rendered. */
    rendersNothing: (part: string, release: string): boolean =>
      failed.has(nameOf({ part, release })) && !worked.has(nameOf({ part, release })),
  };
}
