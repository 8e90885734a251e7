import type { RenderedPage, ServerRemote, ServerShell } from '@storefront/shared/delivery/server-rendering';

type Fields = Readonly<Record<string, unknown>>;

const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const allTexts = (value: Fields, names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string');

/** Returns whether these exports are the server build of a shell. */
export const isServerShell = (value: unknown): value is ServerShell =>
  hasFields(value) &&
  hasFields(value.modules) &&
  hasFields(value.versions) &&
  typeof value.render === 'function';

/** Returns whether these exports are the server build of a remote. */
export const isServerRemote = (value: unknown): value is ServerRemote =>
  hasFields(value) &&
  allTexts(value, ['name', 'version']) &&
  hasFields(value.requires) &&
  hasFields(value.pages);

/** Returns whether a result of rendering is a page. */
export const isRenderedPage = (value: unknown): value is RenderedPage =>
  hasFields(value) && allTexts(value, ['html', 'css', 'styleAttributes', 'head']);
