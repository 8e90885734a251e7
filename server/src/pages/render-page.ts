import { PAGE_BLOCKS, type RuntimeConfig } from '@storefront/shared/config';
import type { ShopRoute } from '../releases/built-shell';
import { escapeJson } from './escape';
import type { FirstDatum } from './first-data';
import type { PageTemplate } from './page-template';

interface PageParts {
  readonly template: PageTemplate;
  readonly route: ShopRoute;
  readonly head: string;
  readonly config: RuntimeConfig;
  readonly registry: object;
  readonly firstData: readonly FirstDatum[];
}

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

/** The HTML of a page: the shell's template with head, configuration, registry and first data in their places. */
export function renderPage({ template, route, head, config, registry, firstData }: PageParts): string {
  return [
    template.beforeHead.replace(/data-mood="\w*"/, `data-mood="${route.mood}"`),
    head,
    template.beforeData,
    block(PAGE_BLOCKS.config, config),
    block(PAGE_BLOCKS.registry, registry),
    firstData.length > 0 ? block(PAGE_BLOCKS.firstData, firstData) : '',
    template.afterData,
  ].join('');
}
