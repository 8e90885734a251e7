/**
 * The modules that host and remotes share, by name, and their versions. The build writes both, from the one table in
 * `remote-kit/webpack/shared-modules.cjs`.
 */
export const modules: Readonly<Record<string, unknown>> = {};
export const versions: Readonly<Record<string, string>> = {};
