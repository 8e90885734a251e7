import type { FirstCall } from '@storefront/shared/delivery/first-data';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopApi } from '../shop-api';
import type { RenderedPages } from '../ssr/rendered-pages';
import { answerThrough } from './answer-call';
import { assemblePage, gatherData, type PageTools, type RequestedPage } from './build-page';
import { sendHtml } from './send-html';

interface Asked {
  /** The query with its `?`, as requested. */
  readonly search: string;
  readonly tools: PageTools;
}

/** Replaces `{key}` by the search parameter of that name; leaves the field out where it is missing. */
function withSearch(calls: readonly FirstCall[], search: string, names: readonly string[]): FirstCall[] {
  const given = new URLSearchParams(search);
  const fill = (value: unknown): unknown => {
    const [, name = ''] = typeof value === 'string' ? (/^\{(\w+)\}$/.exec(value) ?? []) : [];
    if (names.includes(name)) return given.get(name) ?? undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const filled = Object.entries(value).map(([key, item]) => [key, fill(item)] as const);
    return Object.fromEntries(filled.filter(([, item]) => item !== undefined));
  };
  return calls.map(({ call, input }) => ({ call, input: fill(input) as FirstCall['input'] }));
}

/**
 * Returns a function that sends a page of one visitor: the calls of its data are made with their session and address, and
 * neither this server nor any cache stores it (C200).
 */
export function createPersonalPages(api: ShopApi, rendered: RenderedPages | null) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    requested: RequestedPage,
    { search, tools }: Asked,
  ): Promise<Buffer> => {
    const { page } = requested;
    const firstData = withSearch(page.personalData, search, page.route.personal ?? []);
    const own = { ...requested, page: { ...page, firstData } };
    const asVisitor = { ...tools, answer: answerThrough(api, request) };
    const first = await gatherData(own, asVisitor);
    const renderedPage = (await rendered?.renderPersonal(own, search, first, asVisitor)) ?? null;
    const body = await sendHtml(request, reply, {
      ...assemblePage(own, first, asVisitor, renderedPage),
      isForVisitor: true,
    });
    void reply.header('cache-control', 'private, no-store');
    return body;
  };
}
