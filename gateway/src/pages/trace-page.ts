import { currentSpan, traceHeaders } from '@storefront/http/tracing/spans';
import type { FastifyReply } from 'fastify';
import { findPage } from './find-page';
import type { LiveReleases } from './live-releases';

/**
 * Says in the trace which page this is, and which remote and releases it comes from; tells the browser the trace, so that
 * the calls of the page continue it (C383). Not in the HTML, which is cached for all visitors. Does nothing while the
 * request is not traced.
 */
export function tracePage(reply: FastifyReply, path: string, live: LiveReleases): void {
  const span = currentSpan();
  const { traceparent } = traceHeaders();
  if (!span || !traceparent) return;
  reply.header('server-timing', `traceparent;desc="${traceparent}"`);
  const { shell, remotes } = live;
  const route = shell && findPage(live, shell, path)?.route;
  if (!route || !span.isRecording()) return;
  const { remote } = route;
  span.updateName(`GET ${route.path}`);
  span.setAttributes({
    'http.route': route.path,
    'shop.shell.release': shell.release,
    'shop.remote': remote ?? 'shell',
    'shop.release': (remote ? remotes.get(remote)?.release : shell.release) ?? 'none',
  });
}
