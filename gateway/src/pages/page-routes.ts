import { isMachinePath } from '@storefront/http/is-machine-path';
import { straightPath, straightSearch } from '@storefront/shared/paths/straight-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayOverride } from '../overrides/read-overrides';
import { createOverridden, type OverrideOptions } from '../overrides/send-overridden';
import type { ReleaseGuard } from '../releases/release-guard';
import type { Site } from '../seo/site';
import type { RenderedPages } from '../ssr/rendered-pages';
import { sendEncoded } from '../ssr/send-encoded';
import { createNetworkLimit } from '../ssr/token-bucket';
import type { AnswerCall } from './answer-call';
import { buildPage } from './build-page';
import { findPage } from './find-page';
import { createPageGuard } from './page-guard';
import { createPersonalPages } from './personal-page';
import { HTML, pageHeaders, sendHtml } from './send-html';
import { sendReleaseFile } from './send-release-file';
import { sha256Source } from './sha256-source';
import { isShellFile, shellFiles } from './shell-files';
import type { Snapshot } from './snapshot';
import { tracePage } from './trace-page';
import { tooManyPage, unavailablePage } from './unavailable-page';
import { giveBucket, readBucket } from './visitor-bucket';

interface Options extends OverrideOptions {
  readonly guard: ReleaseGuard;
  readonly readSnapshot: () => Promise<Snapshot>;
  readonly answer: AnswerCall;
  readonly site: Site;
  /** Null: browsers render every page. */
  readonly rendered: RenderedPages | null;
  /** False: no rate limits, for load tests. */
  readonly isLimited: boolean;
  readonly now: () => number;
}

/** Pages that do not exist, of one network and of all (C407): stale links are few, programs that try ids are fast. */
export const MISSING_PER_NETWORK = { atOnce: 60, aSecond: 1 };
const MISSING_IN_ALL = { atOnce: 3000, aSecond: 50 };

/** Sends a page that needs no release. It fits into one packet, so it is not compressed. @param retryAfter s */
function sendPlain(
  reply: FastifyReply,
  status: 429 | 503,
  { html, style }: typeof unavailablePage,
  retryAfter: number,
): FastifyReply {
  const csp = `default-src 'none'; style-src ${sha256Source(style)}; frame-ancestors 'none'`;
  return reply
    .code(status)
    .type(HTML)
    .headers({ ...pageHeaders({ csp }), 'retry-after': retryAfter })
    .send(html);
}

/** The link of a table's card shows the same page, and its code must not be indexed (C51). */
const isAtTable = (url: string) => /[?&](?:table|k)=/.test(url);

/** The link of an order: no other site may read its key in the referrer, and no search engine keep it (C191). */
const isOrderLink = (url: string) => /^\/+order\/.*[?&]key=/i.test(url);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return !isMachinePath(path) && !isShellFile(path);
}

/** Answers every other address: a file of the shell, or a page of the shop. */
export function pageRoutes(app: FastifyInstance, options: Options): void {
  const { source, live: readLive, readSnapshot, config, answer, site, grants, isHttps, rendered } = options;
  const sendOverridden = createOverridden(options);
  const guardPage = createPageGuard(options.api, config);
  const sendPersonal = createPersonalPages(options.api, rendered);
  const mayMiss = options.isLimited
    ? createNetworkLimit(MISSING_PER_NETWORK, MISSING_IN_ALL, options.now)
    : () => true;

  const sendShellFile = async (reply: FastifyReply, path: string) =>
    sendReleaseFile(await shellFiles(source, options.guard), reply, path.slice(1), false);

  /** Returns the releases of one visitor while a canary runs. */
  async function seenByBucket(
    request: FastifyRequest,
    reply: FastifyReply,
    snapshot: Snapshot,
  ): Promise<Snapshot> {
    const bucket = readBucket(request, isHttps) ?? giveBucket(reply, isHttps);
    return { ...snapshot, live: await readLive(snapshot.registry, bucket) };
  }

  /** Sends a page that is not cached, or another answer to its address. */
  async function sendNew(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    { registry, versions, live, isForVisitor }: Snapshot,
  ) {
    const onProblem = (problem: unknown) =>
      request.log.warn({ err: problem }, 'Could not read first data; sent the page without it');
    const tools = { config, answer, site, grants, onProblem };
    void rendered?.onRegistryChange(registry, live, tools);
    const { shell } = live;
    if (!shell) return sendPlain(reply, 503, unavailablePage, 5);
    const given = request.url.slice(path.length);
    const search = straightSearch(given);
    const straight = straightPath(
      shell.shell.routes.map((route) => route.path),
      path,
    );
    if (straight !== path || search !== given) return reply.redirect(`${straight}${search}`, 301);
    const found = findPage(live, shell, path);
    if (!found) return reply.callNotFound();
    const isUnknown = found.route.path === '*';
    if (isUnknown && !mayMiss(request.ip)) return sendPlain(reply, 429, tooManyPage, 60);
    const { guard, redirectTo } = found.route;
    if (redirectTo) return reply.redirect(`${redirectTo}${search}`, 301);
    if (found.route.personal)
      return sendPersonal(request, reply, { path, page: found, live, shell }, { search, tools });
    const page = guard ? await guardPage(request, reply, found, { path, search, live, shell }) : found;
    const requested = { path, page, live, shell };
    const answered =
      (await rendered?.take(requested, { url: request.url, search, versions }, tools)) ??
      (await buildPage(requested, tools));
    if ('plain' in answered) return sendEncoded(request, reply, answered, isForVisitor);
    if (answered.status === 404 && !isUnknown && !mayMiss(request.ip))
      return sendPlain(reply, 429, tooManyPage, 60);
    return sendHtml(request, reply, { ...answered, isForVisitor: isForVisitor || guard !== undefined });
  }

  /** Most requests are for cached pages, so the cache is looked up before any other work. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const isOrder = isOrderLink(request.url);
    if (isOrder) reply.header('referrer-policy', 'no-referrer');
    if (isOrder || isAtTable(request.url)) reply.header('x-robots-tag', 'noindex');
    const snapshot = await readSnapshot();
    const seen = snapshot.isForVisitor ? await seenByBucket(request, reply, snapshot) : snapshot;
    tracePage(reply, path, seen.live);
    const cached = seen.versions && rendered?.find(request.url, seen.live, seen.versions);
    return cached
      ? sendEncoded(request, reply, cached, seen.isForVisitor)
      : sendNew(request, reply, path, seen);
  }

  /** Sends a page with another build of a remote, if staff requested one. */
  const sendOther = async (request: FastifyRequest, reply: FastifyReply, path: string) =>
    (await sendOverridden(request, reply)) ?? sendPage(request, reply, path);

  app.get('/*', { config: { isTraced: isPageRequest } }, (request, reply) => {
    const path = pathOf(request);
    if (isMachinePath(path)) return reply.callNotFound();
    if (isShellFile(path)) return sendShellFile(reply, path);
    return mayOverride(request.url) ? sendOther(request, reply, path) : sendPage(request, reply, path);
  });
}
