import { join } from 'node:path';
import { buildForDevelopment } from './build-for-development';

/** The workspaces that can run alone. */
export type Remote = 'cafe-remote' | 'closet-remote' | 'admin-remote';

/** Builds a remote as `npm run dev` in its folder does, without hot replacement. Returns the folder of the page. */
export const buildStandalone = async (remote: Remote): Promise<string> =>
  join(await buildForDevelopment(remote, { STANDALONE: '1' }), 'standalone');
