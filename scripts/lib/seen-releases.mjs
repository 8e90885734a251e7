/**
 * Returns by part what visitors get of it: the live release and the canary (C483).
 *
 * @param {import('../../gateway/src/releases/list-releases').ReleaseOverview[]} found
 */
export const seenReleases = (found) =>
  Object.fromEntries(
    found.map(({ name, live, canary }) => [name, [...new Set([live, canary?.release ?? live])]]),
  );
