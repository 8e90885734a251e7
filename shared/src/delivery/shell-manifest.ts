import { z } from 'zod';
import { clientFile, scriptBudget } from './remote-manifest';
import { routeTable } from './route-table';

const fields = z.object({
  name: z.literal('shell'),
  version: z.string(),
  /** Scripts that every page starts with. */
  main: z.array(clientFile).min(1),
  /** Shared module → version that the shell provides to remotes. */
  provides: z.record(z.string(), z.string()),
  /** Scripts of the shell's own pages beyond `main`, by page. */
  preload: z.record(z.string(), z.array(clientFile)).default({}),
  /** Every script that the shell may load; none in the manifest of an older build. */
  chunks: z.array(clientFile).default([]),
  /** As of a remote, with `main`; a shell of an older build names none. */
  budget: scriptBudget.default(200),
  routes: routeTable,
});

/** Shells released before `provides` existed state only their version of `shared`. */
const withProvides = (value: unknown) =>
  typeof value === 'object' && value !== null && 'shared' in value && !('provides' in value)
    ? { ...value, provides: { '@storefront/shared': value.shared } }
    : value;

/** `dist/shell.json`, written by the build: what the gateway knows of a shell. */
export const shellManifest = z.preprocess(withProvides, fields);

export type ShellManifest = z.infer<typeof fields>;
