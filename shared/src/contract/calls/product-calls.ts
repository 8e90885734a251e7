import { z } from 'zod';
import { DIET_FILTERS, readDiet } from '../../rules/diet-filters';
import { PIECES_LEFT_MAX, SOLD_OUT_UNTIL } from '../../rules/sold-out';
import { describeCall } from '../call';
import { location } from '../entities/location';
import { marks } from '../entities/marks';
import { mealtime } from '../entities/mealtime';
import { menuGroup, product, ugage } from '../entities/product';
import {
  afterQuery,
  amount,
  flag,
  idParam,
  itemIdsQuery,
  jsonText,
  limitQuery,
  optionalLine,
  optionalText,
  pageQuery,
  searchTerm,
  seenVersion,
  seenVersionQuery,
  text,
} from '../inputs';

/** Marks; in a form as JSON text. Null removes them (C261). */
const marksInput = z.union([jsonText, marks.nullable()]).pipe(marks.nullable());

/** A mealtime; in a form as JSON text. Null removes it (C263). */
const mealtimeInput = z.union([jsonText, mealtime.nullable()]).pipe(mealtime.nullable());

/** The filters of a menu: `vegetarian,no-nuts`. An unknown one is refused, because ignoring it would promise too much (C261). */
const dietQuery = z
  .string()
  .max(100)
  .refine(
    (text) => text.split(',').every((word) => word === '' || readDiet(word).length === 1),
    `must be words of ${DIET_FILTERS.join(', ')}, with commas between them`,
  )
  .transform(readDiet)
  .optional();
/** Ids of option groups in their order: a list, or a text with commas as in a form. */
export const groupIds = z
  .union([z.array(z.string()), z.string().transform((ids) => ids.split(','))], {
    error: 'must be a list of ids',
  })
  .transform((ids) => [...new Set(ids.map((id) => id.trim()).filter(Boolean))])
  .pipe(z.array(z.string().max(64)).max(10, 'must have at most 10 groups'));

const productForm = z.object({
  name: text(120),
  price: amount,
  category: optionalLine(60),
  description: optionalText(1000),
  ugage: ugage.optional(),
  espressoItem: flag.optional(),
  soldOut: flag.optional(),
  marks: marksInput.optional(),
  mealtime: mealtimeInput.optional(),
  optionGroups: groupIds.optional(),
});

const soldOutMark = z
  .object({
    until: z.enum(SOLD_OUT_UNTIL).nullable(),
    piecesLeft: z
      .number('must be a whole number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(PIECES_LEFT_MAX, `must be at most ${PIECES_LEFT_MAX}`)
      .nullish()
      .transform((pieces) => pieces ?? null),
  })
  .refine(({ until, piecesLeft }) => until === null || piecesLeft === null, {
    path: ['piecesLeft'],
    error: 'must be null with a mark',
  });

/** Minutes of the way to a place; null removes them (C235). */
const wayMinutes = z
  .number('must be a whole number')
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(180, 'must be at most 180')
  .nullable();

const place = z.object({
  address: text(120),
  rate: amount,
  minutes: wayMinutes.optional(),
  minimumOrder: amount.nullable().optional(),
  freeAbove: amount.nullable().optional(),
  active: flag.optional(),
});

export const productCalls = {
  addProduct: describeCall('addProduct', {
    summary: 'Adds a cafe product, multipart; picture and category may be missing (§2).',
    access: 'admin',
    right: 'editCatalogue',
    body: productForm,
    files: [{ field: 'image', required: false, describes: 'JPEG, PNG, WebP or AVIF up to 8 MB' }],
    answer: product,
  }),
  listMenu: describeCall('listMenu', {
    summary:
      'One page of the menu, 40 products grouped by category, disabled ones included; page 1 of the whole menu names all categories (C54, C96). With `diet` (ours) only dishes whose marks pass these filters (C261).',
    access: 'public',
    query: z.object({
      ...pageQuery,
      ...limitQuery,
      ...afterQuery,
      category: z.string().max(60).optional(),
      diet: dietQuery,
    }),
    answer: z.array(menuGroup),
  }),
  listAdminProducts: describeCall('listAdminProducts', {
    summary:
      'One page of 7 products for the dashboard, the newest first; with `sort=menu` (ours) in the order of the menu (C313).',
    access: 'admin',
    right: ['editCatalogue', 'markSoldOut'],
    query: z.object({
      ...pageQuery,
      ...limitQuery,
      search: searchTerm,
      sort: z.enum(['newest', 'menu'], { error: 'must be newest or menu' }).optional(),
    }),
    answer: z.array(product),
  }),
  searchProducts: describeCall('searchProducts', {
    summary: 'Products whose name contains the text; 100 per page. `diet` (ours) as for the menu.',
    access: 'public',
    query: z.object({ q: searchTerm, diet: dietQuery, ...pageQuery, ...limitQuery, ...afterQuery }),
    answer: z.array(product),
  }),
  listPopularProducts: describeCall('listPopularProducts', {
    summary:
      'The four products sold most in seven days that can be ordered now, without figures; empty while too little is known (C176).',
    access: 'public',
    added: true,
    answer: z.array(product),
  }),
  listSoldOut: describeCall('listSoldOut', {
    summary:
      'The products that staff marked as sold out, or count; at most 100, in the order of the menu (C225, C226).',
    access: 'public',
    added: true,
    answer: z.array(product),
  }),
  listGoesWith: describeCall('listGoesWith', {
    summary:
      'At most three products that are often ordered with these and can be ordered now; none where too little is known (C271).',
    access: 'public',
    added: true,
    query: z.object(itemIdsQuery),
    answer: z.array(product),
  }),
  getProduct: describeCall('getProduct', {
    summary: 'One cafe product.',
    access: 'public',
    params: idParam,
    answer: product,
  }),
  updateProduct: describeCall('updateProduct', {
    summary: 'Changes a product: multipart with a new picture, JSON without (C75).',
    access: 'admin',
    right: 'editCatalogue',
    params: idParam,
    body: productForm.partial().extend({ version: seenVersion }),
    files: [{ field: 'image', required: false, describes: 'JPEG, PNG, WebP or AVIF up to 8 MB' }],
    answer: product,
    failures: { 409: 'somebody changed the product meanwhile (C165)' },
  }),
  markSoldOut: describeCall('markSoldOut', {
    summary:
      'Marks a product as sold out until the next opening or until it is put back, or counts its last pieces; both null puts it back (C225, C226).',
    access: 'admin',
    right: 'markSoldOut',
    added: true,
    params: idParam,
    body: soldOutMark,
    answer: product,
  }),
  deleteProduct: describeCall('deleteProduct', {
    summary: 'Takes a product off the menu; orders keep their copy (P16).',
    access: 'admin',
    right: 'editCatalogue',
    params: idParam,
    query: seenVersionQuery,
    answer: z.null(),
    failures: { 409: 'somebody changed the product meanwhile (C165)' },
  }),
  addLocation: describeCall('addLocation', {
    summary: 'Adds a delivery place with its rate; nested or plain body (C37).',
    access: 'admin',
    right: 'changeSettings',
    body: z.union([z.object({ data: place }).transform((body) => body.data), place]),
    answer: location,
    failures: { 409: 'a place of that name exists (C38)' },
  }),
  listLocations: describeCall('listLocations', {
    summary: 'Every delivery place with its rate; those that are not active for staff only (C265).',
    access: 'public',
    answer: z.array(location),
  }),
  updateLocation: describeCall('updateLocation', {
    summary: 'Changes a delivery place; fields not sent stay.',
    access: 'admin',
    right: 'changeSettings',
    added: true,
    params: idParam,
    body: place.partial().extend({ version: seenVersion }),
    answer: location,
    failures: { 409: 'somebody changed the place meanwhile (C165), or another place has that name (C38)' },
  }),
  deleteLocation: describeCall('deleteLocation', {
    summary: 'Removes a delivery place.',
    access: 'admin',
    right: 'changeSettings',
    params: idParam,
    query: seenVersionQuery,
    answer: z.null(),
    failures: { 409: 'somebody changed the place meanwhile (C165)' },
  }),
};
