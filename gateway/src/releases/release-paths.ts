import { join } from 'node:path';

/** The paths of registry and releases below `DATA_DIR`. */
export const releasePaths = {
  registry: (dataDir: string) => join(dataDir, 'registry.json'),
  lock: (dataDir: string) => join(dataDir, 'registry.lock'),
  registries: (dataDir: string) => join(dataDir, 'registries'),
  part: (dataDir: string, name: string) => join(dataDir, 'releases', name),
  release: (dataDir: string, name: string, release: string) => join(dataDir, 'releases', name, release),
  client: (dataDir: string, name: string, release: string) =>
    join(dataDir, 'releases', name, release, 'client'),
  /** Source maps; beside `client/`, so no visitor gets them. */
  maps: (dataDir: string, name: string, release: string) => join(dataDir, 'releases', name, release, 'maps'),
  server: (dataDir: string, name: string, release: string) =>
    join(dataDir, 'releases', name, release, 'server', 'server.cjs'),
};
