import { partName, releaseId } from '@storefront/shared/delivery/registry';
import type { FastifyInstance } from 'fastify';
import type { RegistrySource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';
import type { ReadLive } from './live-releases';
import { publicRegistry } from './public-registry';
import { sendMissing, sendReleaseFile } from './send-release-file';
import { readBucket } from './visitor-bucket';

interface Options {
  readonly source: RegistrySource;
  readonly live: ReadLive;
  readonly isHttps: boolean;
}

interface FileAddress {
  readonly name: string;
  readonly release: string;
  readonly '*': string;
}

/** `GET /releases/:name/:release/*` for what browsers may fetch of any release, and `GET /registry.json`. */
export function releaseRoutes(app: FastifyInstance, { source, live, isHttps }: Options): void {
  app.get<{ Params: FileAddress }>('/releases/:name/:release/*', async (request, reply) => {
    const { name, release, '*': path } = request.params;
    if (!partName.safeParse(name).success || !releaseId.safeParse(release).success) return sendMissing(reply);
    const folder = releasePaths.client(source.dataDir, name, release);
    return sendReleaseFile([folder], reply, path, true);
  });

  app.get('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return publicRegistry(await live(await source.current(), readBucket(request, isHttps)));
  });
}
