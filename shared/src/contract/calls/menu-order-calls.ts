import { z } from 'zod';
import { describeCall } from '../call';
import { menuOrder } from '../entities/menu-order';
import { afterQuery, idParam, limitQuery, pageQuery, text } from '../inputs';

const title = (error: string) => z.string({ error }).max(60, 'must have at most 60 characters');

/** The order of the menu: ours, not in §7 (C313). */
export const menuOrderCalls = {
  getMenuOrder: describeCall('getMenuOrder', {
    summary:
      'The categories of the menu in their order; with `category` also its dishes, 100 per page. A blank one stands for dishes without a category (C313).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    query: z.object({ category: z.string().max(60).optional(), ...pageQuery, ...limitQuery, ...afterQuery }),
    answer: menuOrder,
  }),
  moveProduct: describeCall('moveProduct', {
    summary: 'Moves a dish before another one of its category, or with null to its end (C313).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    params: idParam,
    body: z.object({
      before: z.string({ error: 'must be the id of a dish, or null' }).max(64, 'is no id').nullable(),
    }),
    answer: z.null(),
  }),
  moveCategory: describeCall('moveCategory', {
    summary: 'Moves a category of the menu before another one, or with null to the end (C313).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      category: title('must be a category'),
      before: title('must be a category, or null').nullable(),
    }),
    answer: z.null(),
  }),
  renameCategory: describeCall('renameCategory', {
    summary:
      'Renames a category of the menu with all its dishes, and takes along its place, happy hours, mealtime and department (C441).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: z.object({
      category: title('must be a category'),
      to: text(60),
    }),
    answer: z.null(),
  }),
};
