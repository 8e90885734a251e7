import type { RuntimeConfig } from '@storefront/shared/config';
import type { RemoteOverride } from '@storefront/shared/delivery/overrides';
import { mayPerson } from '@storefront/shared/rules/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleases, LiveShell, ReadLive } from '../pages/live-releases';
import { sendHtml } from '../pages/send-html';
import { readBucket } from '../pages/visitor-bucket';
import { hasCanary } from '../releases/canary-share';
import type { Grants } from '../releases/granted-origins';
import type { RegistrySource } from '../releases/registry-source';
import type { ShopApi, Visitor } from '../shop-api';
import { hasAgreed, overrideQuery } from './agreement';
import { overriddenPage } from './overridden-page';
import { confirmation, refusal } from './override-notice';
import { mayOverride, type RequestedOverrides, readOverrides, withoutOverrides } from './read-overrides';

export interface OverrideOptions {
  readonly source: RegistrySource;
  readonly live: ReadLive;
  readonly config: RuntimeConfig;
  readonly grants: Grants;
  readonly api: ShopApi;
  readonly isHttps: boolean;
  /** Origins of allowed builds; empty: overrides are off. */
  readonly overrideOrigins: readonly string[];
}

const remotesOf = ({ shell }: LiveShell) => new Set(shell.routes.flatMap(({ remote }) => remote ?? []));

const plain = ({ name, address }: RemoteOverride): RemoteOverride => ({ name, address });

function withQuery(url: string, query: URLSearchParams): string {
  const address = withoutOverrides(url);
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Returns a function that answers staff who request another build of a remote (C140): with the page once they agreed,
 * else with the question or a refusal. It returns null for all others, who get the ordinary page.
 */
export function createOverridden(options: OverrideOptions) {
  const { source, live, config, grants, api, isHttps, overrideOrigins } = options;

  function refusals({ overrides, problems }: RequestedOverrides, shell: LiveShell): string[] {
    const known = remotesOf(shell);
    return overrides.reduce(
      (reasons, { name, address }) => {
        if (!known.has(name))
          reasons.push(`There is no remote “${name}”; there are ${[...known].join(', ')}.`);
        if (!overrideOrigins.includes(new URL(address).origin))
          reasons.push(`${name} may not come from ${address}; allowed: ${overrideOrigins.join(', ')}.`);
        return reasons;
      },
      [...problems],
    );
  }

  function answerTo(
    url: string,
    requested: RequestedOverrides,
    person: Visitor,
    releases: LiveReleases,
    shell: LiveShell,
  ) {
    const goBack = withoutOverrides(url);
    const reasons = refusals(requested, shell);
    if (reasons.length > 0) return refusal(reasons, goBack);
    const overrides = requested.overrides.map(plain);
    if (!requested.overrides.every((override) => hasAgreed(person, override, override.agreement)))
      return confirmation(overrides, { goOn: withQuery(url, overrideQuery(person, overrides)), goBack });
    return overriddenPage(goBack.split('?', 1)[0] ?? '/', releases, shell, config, overrides, grants);
  }

  return async function sendOverridden(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> {
    if (overrideOrigins.length === 0 || !mayOverride(request.url)) return null;
    const requested = readOverrides(request.url);
    if (requested.overrides.length + requested.problems.length === 0) return null;
    const person = await api.findVisitor(request, reply);
    if (!person || !mayPerson(person, 'changeSettings')) return null;
    const registry = await source.current();
    const releases = await live(registry, hasCanary(registry) ? readBucket(request, isHttps) : null);
    const answer = releases.shell && answerTo(request.url, requested, person, releases, releases.shell);
    if (!answer) return null;
    const body = await sendHtml(request, reply, { ...answer, isForVisitor: true });
    reply.header('cache-control', 'private, no-store');
    return body;
  };
}
