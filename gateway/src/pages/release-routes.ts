import { partName, releaseId } from '@storefront/shared/delivery/registry';
import type { FastifyInstance } from 'fastify';
import type { RegistrySource } from '../releases/registry-source';
import type { ReleaseGuard } from '../releases/release-guard';
import type { ReadLive } from './live-releases';
import { publicRegistry } from './public-registry';
import { sendMissing, sendReleaseFile } from './send-release-file';
import { readTabShell } from './tab-shell';
import { readBucket } from './visitor-bucket';

interface Options {
  readonly source: RegistrySource;
  readonly guard: ReleaseGuard;
  readonly live: ReadLive;
  readonly isHttps: boolean;
}

interface FileAddress {
  readonly name: string;
  readonly release: string;
  readonly '*': string;
}

/**
 * `GET /releases/:name/:release/*` for the files that browsers may fetch of any release. `GET /registry.json?shell=…` for
 * a tab that recovers: the registry, judged for the release of the shell that the tab runs.
 */
export function releaseRoutes(app: FastifyInstance, { source, guard, live, isHttps }: Options): void {
  app.get<{ Params: FileAddress }>('/releases/:name/:release/*', async (request, reply) => {
    const { name, release, '*': path } = request.params;
    if (!partName.safeParse(name).success || !releaseId.safeParse(release).success) return sendMissing(reply);
    const files = { dataDir: source.dataDir, guard, part: name, releases: [release] };
    return sendReleaseFile(files, reply, path, true);
  });

  app.get<{ Querystring: { shell?: string } }>('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const releases = await live(await source.current(), readBucket(request, isHttps));
    return publicRegistry(releases, await readTabShell(source, releases, request.query.shell));
  });
}
