import type { Product } from '@storefront/shared/contract/entities/product';
import type { Input } from '@storefront/shared/contract/types';
import type { FieldErrors } from '../../../common/form/form-failure';
import { readRupees } from '../../../common/form/read-number';

/** What the dialog of a cafe product holds, as typed. */
export interface ProductForm {
  readonly name: string;
  readonly price: string;
  readonly category: string;
  readonly description: string;
  readonly ugage: string;
  readonly espressoItem: boolean;
  readonly soldOut: boolean;
  readonly image: File | null;
}

/** A new product begins on the menu (§3 "default enable on add"). */
const blank: ProductForm = {
  name: '',
  price: '',
  category: '',
  description: '',
  ugage: 'enable',
  espressoItem: false,
  soldOut: false,
  image: null,
};

/** The form of a product, or an empty one. */
export function toProductForm(product: Product | null): ProductForm {
  if (!product) return blank;
  const { name, price, category, description, ugage, espressoItem, soldOut = false } = product;
  return { name, price: String(price), category, description, ugage, espressoItem, soldOut, image: null };
}

/** What the form lacks before it can be sent; a price of 0 is a price (C63). */
export function productFaults(form: ProductForm, isNew: boolean): FieldErrors {
  return {
    ...(form.name.trim() === '' && { name: 'A name is needed' }),
    ...(readRupees(form.price) === null && { price: 'A number of rupees, such as 250 or 99.50' }),
    ...(form.category.trim() === '' && { category: 'A category is needed: the menu is grouped by it' }),
    ...(form.ugage === '' && { ugage: 'Choose one' }),
    ...(isNew && !form.image && { image: 'A picture is needed' }),
  };
}

/** The fields with the picture, as a multipart form (§7). */
export function toProductData({ image, ...fields }: ProductForm): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value).trim());
  if (image) data.append('image', image);
  return data;
}

/** The fields without a picture, as JSON: the product keeps the one it has (C75). */
export function toProductJson({
  image: _image,
  ugage,
  ...fields
}: ProductForm): Input<'updateProduct'>['body'] {
  return { ...fields, ugage: ugage === 'disable' ? 'disable' : 'enable' };
}
