import { z } from 'zod';
import { describeCall } from '../call';
import { location } from '../entities/location';
import { menuGroup, product, ugage } from '../entities/product';
import {
  amount,
  flag,
  idParam,
  limitQuery,
  optionalLine,
  optionalText,
  pageQuery,
  searchTerm,
  seenVersion,
  text,
} from '../inputs';

const productForm = z.object({
  name: text(120),
  price: amount,
  category: optionalLine(60),
  description: optionalText(1000),
  ugage: ugage.optional(),
  espressoItem: flag.optional(),
  soldOut: flag.optional(),
});

const place = z.object({ address: text(120), rate: amount });

export const productCalls = {
  addProduct: describeCall('addProduct', {
    summary: 'Adds a cafe product, multipart; picture and category may be missing (§2).',
    access: 'admin',
    body: productForm,
    files: [{ field: 'image', required: false, describes: 'JPEG, PNG, WebP or AVIF up to 8 MB' }],
    answer: product,
  }),
  listMenu: describeCall('listMenu', {
    summary:
      'One page of the menu, 40 products grouped by category, disabled ones included; page 1 names all categories (C54, C96).',
    access: 'public',
    query: z.object({ ...pageQuery, ...limitQuery, category: z.string().max(60).optional() }),
    answer: z.array(menuGroup),
  }),
  listAdminProducts: describeCall('listAdminProducts', {
    summary: 'One page of 7 products for the dashboard.',
    access: 'admin',
    query: z.object({ ...pageQuery, ...limitQuery, search: searchTerm }),
    answer: z.array(product),
  }),
  searchProducts: describeCall('searchProducts', {
    summary: 'Products whose name contains the text; at most 100.',
    access: 'public',
    query: z.object({ q: searchTerm, ...limitQuery }),
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
    params: idParam,
    body: productForm.partial().extend({ version: seenVersion }),
    files: [{ field: 'image', required: false, describes: 'JPEG, PNG, WebP or AVIF up to 8 MB' }],
    answer: product,
    failures: { 409: 'somebody changed the product meanwhile (C165)' },
  }),
  deleteProduct: describeCall('deleteProduct', {
    summary: 'Takes a product off the menu; orders keep their copy (P16).',
    access: 'admin',
    params: idParam,
    answer: z.null(),
  }),
  addLocation: describeCall('addLocation', {
    summary: 'Adds a delivery place with its rate; nested or plain body (C37).',
    access: 'admin',
    body: z.union([z.object({ data: place }).transform((body) => body.data), place]),
    answer: location,
    failures: { 409: 'a place of that name exists (C38)' },
  }),
  listLocations: describeCall('listLocations', {
    summary: 'Every delivery place with its rate.',
    access: 'public',
    answer: z.array(location),
  }),
  updateLocation: describeCall('updateLocation', {
    summary: 'Changes the rate or the name of a delivery place; fields not sent stay.',
    access: 'admin',
    added: true,
    params: idParam,
    body: place.partial().extend({ version: seenVersion }),
    answer: location,
    failures: { 409: 'somebody changed the place meanwhile (C165), or another place has that name (C38)' },
  }),
  deleteLocation: describeCall('deleteLocation', {
    summary: 'Removes a delivery place.',
    access: 'admin',
    params: idParam,
    answer: z.null(),
  }),
};
