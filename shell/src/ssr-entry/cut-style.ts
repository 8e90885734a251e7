import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';

const ELEMENT = /^<style ([^>]*)>(.*)<\/style>$/s;

/** Splits a page's style element into attributes and text; the gateway writes the text's hash into its policy. */
export function cutStyle(element: string): Pick<RenderedPage, 'css' | 'styleAttributes'> {
  const [, styleAttributes = '', css = ''] = ELEMENT.exec(element) ?? [];
  return { css, styleAttributes };
}
