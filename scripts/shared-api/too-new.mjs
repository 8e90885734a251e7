import semver from 'semver';

/**
 * What a workspace uses that the lowest version of `shared` it asks for does not have yet, each as half a sentence. In a
 * shell of that version it would be undefined.
 *
 * @param {{ range: string, uses: Iterable<string> }} workspace
 * @param {Record<string, string>} since export → version of `shared` that it came with
 */
export function tooNew({ range, uses }, since) {
  const lowest = semver.minVersion(range);
  return [...uses]
    .filter((name) => since[name] !== undefined && semver.lt(lowest, since[name]))
    .sort()
    .map((name) => `uses ${name}, which came with shared ${since[name]}, but asks for ${range}`);
}
