import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataVersions } from '../db/data-versions';
import { isForPrograms } from '../http/is-for-programs';
import { hasCanary } from '../releases/canary-share';
import type { Site } from '../seo/site';
import type { AnswerCall } from './answer-call';
import { buildPage, type PageTools } from './build-page';
import { accepts } from './compress-text';
import { findPage } from './find-page';
import { createDoor } from './let-in';
import type { LiveReleases, LiveShell } from './live-releases';
import { createOverridden, type OverrideOptions } from './overrides/send-overridden';
import type { RenderedPages } from './rendered/rendered-pages';
import { sendPacked } from './rendered/send-packed';
import { sendHtml } from './send-html';
import { sendMissing, sendReleaseFile } from './send-release-file';
import { sha256Source } from './sha256-source';
import { findShellFile, isShellFile } from './shell-files';
import { unavailablePage } from './unavailable-page';
import { giveBucket, readBucket } from './visitor-bucket';

interface Options extends OverrideOptions {
  readonly answer: AnswerCall;
  readonly site: Site;
  /** Null: browsers draw every page. */
  readonly rendered: RenderedPages | null;
}

/** What visitors see of the releases, and whether others see others. */
interface Seen {
  readonly live: LiveReleases;
  readonly shell: LiveShell;
  readonly isForVisitor: boolean;
  /** Of the data as it is now; null where nothing is rendered, or that cannot be told. */
  readonly versions: DataVersions | null;
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const csp = `default-src 'none'; style-src ${sha256Source(unavailablePage.style)}; frame-ancestors 'none'`;
  reply.header('retry-after', '5');
  return sendHtml(request, reply, { status: 503, html: unavailablePage.html, csp });
}

/** What a table's card leads to is the same page once more, and its code is nobody else's (C51). */
const isAtTable = (url: string) => /[?&](?:table|k)=/.test(url);

/** Every other address: a file of the shell, or a page of the shop. */
export function pageRoutes(app: FastifyInstance, options: Options): void {
  const { source, live: readLive, config, answer, site, isHttps, rendered } = options;
  const sendOverridden = createOverridden(app, options);
  const letIn = createDoor(app, config);

  async function sendShellFile(request: FastifyRequest, reply: FastifyReply, path: string) {
    const file = await findShellFile(source, path, accepts('br', request.headers['accept-encoding']));
    return file ? sendReleaseFile(reply, path, file, false) : sendMissing(reply);
  }

  /** What is live for whoever asks. Null where no shell can be read. */
  async function look(request: FastifyRequest, reply: FastifyReply, tools: PageTools): Promise<Seen | null> {
    const [registry, versions] = await Promise.all([
      source.current(),
      rendered?.readVersions().catch(tools.onProblem),
    ]);
    const isForVisitor = hasCanary(registry);
    const bucket = isForVisitor ? (readBucket(request, isHttps) ?? giveBucket(reply, isHttps)) : null;
    const live = await readLive(registry, bucket);
    void rendered?.goBy(registry, live, tools);
    return live.shell && { live, shell: live.shell, isForVisitor, versions: versions ?? null };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (isAtTable(request.url)) reply.header('x-robots-tag', 'noindex');
    const onProblem = (problem: unknown) => request.log.warn({ err: problem }, 'first data of a page failed');
    const tools = { config, answer, site, onProblem };
    const seen = await look(request, reply, tools);
    if (!seen) return sendUnavailable(request, reply);
    const { live, shell, isForVisitor, versions } = seen;
    const found = findPage(live, shell, path);
    if (!found) return reply.callNotFound();
    const { guard, redirectTo } = found.route;
    const search = request.url.slice(path.length);
    if (redirectTo) return reply.redirect(`${redirectTo}${search}`, 301);
    const page = guard ? await letIn(request, reply, found, { path, search, live, shell }) : found;
    const asked = { path, page, live, shell };
    const answered =
      (await rendered?.take(asked, { search, versions }, tools)) ?? (await buildPage(asked, tools));
    return 'plain' in answered
      ? sendPacked(request, reply, answered, isForVisitor)
      : sendHtml(request, reply, { ...answered, isForVisitor: isForVisitor || guard !== undefined });
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isForPrograms(path)) return reply.callNotFound();
    if (isShellFile(path)) return sendShellFile(request, reply, path);
    return (await sendOverridden(request, reply)) ?? sendPage(request, reply, path);
  });
}
