/* The shop keeps no mutations in the cache: what changes something is a call. This is what the client asks of theirs. */
export class MutationCache {
  findAll() {
    return [];
  }

  async resumePausedMutations() {}

  clear() {}
}
