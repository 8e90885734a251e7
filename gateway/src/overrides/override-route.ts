import { badField, Failure, forbidden, unauthorised } from '@storefront/http/failure';
import { addOriginCheck } from '@storefront/http/origin-check';
import { OVERRIDES_PATH } from '@storefront/shared/delivery/overrides';
import { partName } from '@storefront/shared/delivery/registry';
import { remoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { mayPerson } from '@storefront/shared/rules/rights';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ReadLive } from '../pages/live-releases';
import { toPageRelease } from '../pages/public-registry';
import { readTabShell } from '../pages/tab-shell';
import type { RegistrySource } from '../releases/registry-source';
import type { ShopApi } from '../shop-api';

interface Deps {
  readonly api: ShopApi;
  readonly source: RegistrySource;
  readonly live: ReadLive;
  readonly publicOrigin: string | null;
}

const BODY_LIMIT = 64 * 1024;

const question = z.object({
  /** Release of the shell that the tab runs. */
  shell: z.string().nullable(),
  name: partName,
  /** Folder of the manifest, as the browser sees it. */
  address: z.url({ protocol: /^https?$/ }),
  manifest: z.unknown(),
});

/** Throws a {@link Failure} that says what is wrong with the manifest. */
function readManifest(manifest: unknown, name: string) {
  const parsed = remoteManifest.safeParse(manifest);
  if (!parsed.success)
    throw badField('manifest', `remote.json does not describe a remote: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== name) throw badField('manifest', `remote.json is of ${parsed.data.name}`);
  return parsed.data;
}

/**
 * `POST /releases/overrides`: checks the manifest of a build that a tab takes a remote from (C140). Only the browser can
 * fetch it, since its `localhost` is another machine here. For staff who may change settings; returns the release as a registry would carry it.
 */
export function overrideRoute(app: FastifyInstance, { api, source, live, publicOrigin }: Deps): void {
  void app.register(async (scope) => {
    addOriginCheck(scope, publicOrigin);
    scope.post(OVERRIDES_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const visitor = await api.findVisitor(request, reply);
      if (!visitor) throw unauthorised();
      if (!mayPerson(visitor, 'changeSettings')) throw forbidden();
      const parsed = question.safeParse(request.body);
      if (!parsed.success) throw new Failure(400, 'This override cannot be read');
      const { name, address, shell } = parsed.data;
      const remote = readManifest(parsed.data.manifest, name);
      const tab = await readTabShell(source, await live(await source.current(), null), shell);
      const base = new URL(remote.client, address).href;
      void reply.header('cache-control', 'no-store');
      return toPageRelease(
        { remote, base, entry: new URL(remote.entry, base).href },
        tab?.shell.provides ?? {},
      );
    });
  });
}
