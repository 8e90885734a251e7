import type { RemoteManifest } from './remote-manifest';

type Source = Pick<RemoteManifest, 'exposes' | 'pages' | 'routes'>;

/** Yields what contradicts itself in a `remote.json`, each as half a sentence. */
export function* sourceProblems({ exposes, pages, routes }: Source): Generator<string> {
  for (const page of Object.keys(pages)) {
    if (!exposes.includes(page)) yield `remote.json describes ${page}, but does not expose it`;
  }
  for (const { expose, path } of routes)
    if (!exposes.includes(expose)) yield `its route ${path} names ${expose}, which it does not expose`;
}

/**
 * Yields the files that a built remote names but does not have, each as half a sentence.
 *
 * @param files of its `client/`
 */
export function* missingFiles(remote: RemoteManifest, files: readonly string[]): Generator<string> {
  const named = [remote.preload, remote.styles].flatMap((lists) => Object.values(lists).flat());
  for (const file of [remote.entry, ...named, ...remote.chunks]) {
    if (!files.includes(file)) yield `its file ${file} is missing`;
  }
}
