import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForPrograms } from '../http/is-for-programs';
import { hasCanary } from '../releases/canary-share';
import type { RegistrySource } from '../releases/registry-source';
import type { Site } from '../seo/site';
import type { AnswerCall } from './answer-call';
import { buildPage } from './build-page';
import { accepts } from './compress-text';
import type { LiveReleases } from './live-releases';
import { sendHtml } from './send-html';
import { sendMissing, sendReleaseFile } from './send-release-file';
import { sha256Source } from './sha256-source';
import { findShellFile, isShellFile } from './shell-files';
import { unavailablePage } from './unavailable-page';
import { giveBucket, readBucket } from './visitor-bucket';

interface Options {
  readonly source: RegistrySource;
  readonly live: (bucket: number | null) => Promise<LiveReleases>;
  readonly config: RuntimeConfig;
  readonly answer: AnswerCall;
  readonly site: Site;
  readonly isHttps: boolean;
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
  const { source, live, config, answer, site, isHttps } = options;

  async function sendShellFile(request: FastifyRequest, reply: FastifyReply, path: string) {
    const file = await findShellFile(source, path, accepts('br', request.headers['accept-encoding']));
    return file ? sendReleaseFile(reply, path, file, false) : sendMissing(reply);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (isAtTable(request.url)) reply.header('x-robots-tag', 'noindex');
    const isForVisitor = hasCanary(await source.current());
    const bucket = isForVisitor ? (readBucket(request, isHttps) ?? giveBucket(reply, isHttps)) : null;
    const releases = await live(bucket);
    if (!releases.shell) return sendUnavailable(request, reply);
    const onProblem = (problem: unknown) => request.log.warn({ err: problem }, 'first data of a page failed');
    const page = await buildPage(path, releases, releases.shell, { config, answer, site, onProblem });
    if (!page) return reply.callNotFound();
    if ('redirectTo' in page)
      return reply.redirect(`${page.redirectTo}${request.url.slice(path.length)}`, 301);
    return sendHtml(request, reply, { ...page, isForVisitor });
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isForPrograms(path)) return reply.callNotFound();
    return isShellFile(path) ? sendShellFile(request, reply, path) : sendPage(request, reply, path);
  });
}
