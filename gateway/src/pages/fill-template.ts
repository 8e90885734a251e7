import { PAGE_BLOCKS, type RuntimeConfig } from '@storefront/shared/config';
import type { FirstCall, FirstDatum } from '@storefront/shared/delivery/first-data';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { escapeJson } from './escape';
import type { PageTemplate } from './page-template';

interface PageParts {
  readonly template: PageTemplate;
  readonly route: ShopRoute;
  readonly head: string;
  readonly config: RuntimeConfig;
  readonly registry: object;
  readonly firstData: readonly FirstDatum[];
  /** Null: the browser renders the page. */
  readonly rendered: RenderedPage | null;
  /** Calls that the shell makes at once; null where a guard first waits for the current user. */
  readonly prefetchedCalls: readonly FirstCall[] | null;
}

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

/**
 * The parts that only a rendered page has. Preloads of its pictures come first in the head: they are the largest paint.
 */
function placesOf(rendered: RenderedPage | null) {
  if (!rendered) return { pictures: '', style: '', root: '<div id="root"></div>' };
  const { html, css, styleAttributes, head } = rendered;
  return {
    pictures: head,
    style: `<style ${styleAttributes}>${css}</style>`,
    root: `<div id="root" data-rendered>${html}</div>`,
  };
}

/** Returns the HTML of a page: the shell's template with every part filled in. */
export function fillTemplate(parts: PageParts): string {
  const { template, route, head, config, registry, firstData, rendered, prefetchedCalls } = parts;
  const { pictures, style, root } = placesOf(rendered);
  return [
    template.beforeHead.replace(/data-mood="\w*"/, `data-mood="${route.mood}"`),
    pictures,
    head,
    style,
    template.beforeRoot,
    root,
    template.beforeData,
    block(PAGE_BLOCKS.config, config),
    block(PAGE_BLOCKS.registry, registry),
    firstData.length > 0 ? block(PAGE_BLOCKS.firstData, firstData) : '',
    prefetchedCalls ? block(PAGE_BLOCKS.prefetchedCalls, prefetchedCalls) : '',
    template.afterData,
  ].join('');
}
