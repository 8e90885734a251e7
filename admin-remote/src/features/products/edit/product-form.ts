import { readRuntimeConfig } from '@storefront/shared/config';
import type { Product } from '@storefront/shared/contract/entities/product';
import type { Input } from '@storefront/shared/contract/types';
import { type Marks, markWords } from '@storefront/shared/rules/marks';
import { type EditField, editField, flagField } from '../../../common/conflict/edit-field';
import type { FieldErrors } from '../../../common/form/form-failure';
import type { MealtimeDraft } from '../../../common/form/MealtimeInputs';
import { draftProblem, draftText, readMealtime, toMealtimeDraft } from '../../../common/form/mealtime-draft';
import { readRupees } from '../../../common/form/read-number';

/** The form values of a cafe product, as typed. */
export interface ProductForm {
  readonly name: string;
  readonly price: string;
  readonly category: string;
  readonly description: string;
  readonly ugage: string;
  readonly espressoItem: boolean;
  readonly soldOut: boolean;
  /** Null: not filled in. Undefined with a server that does not know marks (C261). */
  readonly marks: Marks | null | undefined;
  /** Undefined with a server that does not know mealtimes (C263). */
  readonly mealtime: MealtimeDraft | undefined;
  /** Ids of option groups, in their order (C255). */
  readonly optionGroups: string[];
  readonly image: File | null;
}

/** A new product is on the menu by default (§3 "default enable on add"). */
const blank = {
  name: '',
  price: '',
  category: '',
  description: '',
  ugage: 'enable',
  espressoItem: false,
  soldOut: false,
  optionGroups: [] as string[],
  image: null,
} as const;

/** Returns the form values of a product, or empty ones. */
export function toProductForm(product: Product | null): ProductForm {
  const { ownServer } = readRuntimeConfig();
  const ours = {
    marks: ownServer ? (product?.marks ?? null) : undefined,
    mealtime: ownServer ? toMealtimeDraft(product?.mealtime) : undefined,
  };
  if (!product) return { ...blank, ...ours };
  const { name, category, description, ugage, espressoItem } = product;
  const { soldOut = false, optionGroups = [] } = product;
  const fields = { name, category, description, ugage, espressoItem, soldOut, optionGroups };
  return { ...fields, price: String(product.price), ...ours, image: null };
}

/** Returns the form of a new dish that is filled from another one: without its picture and its mark (C308). */
export const copyOfProduct = (product: Product): ProductForm => ({
  ...toProductForm(product),
  name: `${product.name} (copy)`.slice(0, 120),
  soldOut: false,
});

/** Returns marks in words, as staff compare them. */
function marksText(marks: Marks | null | undefined): string {
  if (!marks) return 'Not filled in';
  return (
    markWords(marks)
      .map(({ word }) => word)
      .join(', ') || 'Nothing to mark'
  );
}

type ProductField = EditField<ProductForm, Product>;

/**
 * Returns the fields that two members of staff may change at the same time (C165).
 *
 * @param groupName the name of a group of options by its id
 */
export const productFields = (groupName: (id: string) => string): readonly ProductField[] => [
  editField('name', 'Name'),
  editField('price', 'Price in Rs'),
  editField('category', 'Category'),
  editField('description', 'Description'),
  editField('ugage', 'Usage'),
  flagField('espressoItem', 'Espresso item'),
  flagField('soldOut', 'Sold out today'),
  editField('marks', 'Marks', { text: ({ marks }) => marksText(marks) }),
  editField('mealtime', 'Served', {
    text: ({ mealtime }) => (mealtime && draftText(mealtime)) || 'As its category',
  }),
  editField('optionGroups', 'Options', {
    text: ({ optionGroups }) => optionGroups.join(),
    shown: ({ optionGroups }) => optionGroups.map(groupName).join(', ') || 'None',
  }),
  editField('image', 'Picture', {
    text: ({ image }, product) => (image ? `${image.name} ${image.lastModified}` : product.image),
    shown: ({ image }) => image?.name ?? 'Another picture',
  }),
];

/** Returns the errors of the form. A price of 0 is valid (C63); picture and category may be missing (§2). */
export function productFaults(form: ProductForm): FieldErrors {
  const mealtime = form.mealtime && draftProblem(form.mealtime);
  return {
    ...(form.name.trim() === '' && { name: 'A name is needed' }),
    ...(readRupees(form.price) === null && { price: 'A number of rupees, such as 250 or 99.50' }),
    ...(form.ugage === '' && { ugage: 'Choose one' }),
    ...(mealtime && { mealtime }),
  };
}

/** Leaves out the options with a server that knows only §7. */
const sentFields = ({ optionGroups, ...fields }: ProductForm) =>
  readRuntimeConfig().ownServer ? { ...fields, optionGroups } : fields;

/** Returns the fields and the picture as a multipart body (§7). @param version the one that staff saw (C165) */
export function toProductData(form: ProductForm, version?: number): FormData {
  const { image, marks, mealtime, ...fields } = sentFields(form);
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value).trim());
  if (marks !== undefined) data.append('marks', JSON.stringify(marks));
  if (mealtime) data.append('mealtime', JSON.stringify(readMealtime(mealtime)));
  if (image) data.append('image', image);
  if (version !== undefined) data.append('version', String(version));
  return data;
}

/** Returns the fields as JSON, without a picture: the product keeps its own (C75). */
export function toProductJson(form: ProductForm, version?: number): Input<'updateProduct'>['body'] {
  const { image: _image, ugage, marks, mealtime, ...fields } = sentFields(form);
  return {
    ...fields,
    ugage: ugage === 'disable' ? 'disable' : 'enable',
    ...(marks !== undefined && { marks: marks && { ...marks, contains: [...marks.contains] } }),
    ...(mealtime && { mealtime: readMealtime(mealtime) }),
    ...(version !== undefined && { version }),
  };
}
