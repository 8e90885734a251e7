import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';

const ELEMENT = /^<style ([^>]*)>(.*)<\/style>$/s;

/** The style element of a page as its attributes and its text, for the gateway writes the hash of the text into its policy. */
export function cutStyle(element: string): Pick<RenderedPage, 'css' | 'styleAttributes'> {
  const [, styleAttributes = '', css = ''] = ELEMENT.exec(element) ?? [];
  return { css, styleAttributes };
}
