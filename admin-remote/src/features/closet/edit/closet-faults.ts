import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { CLOSET_REQUIRED, missingFields } from '@storefront/shared/rules/form-fields';
import type { FieldErrors } from '../../../common/form/form-failure';
import { readCount, readRupees } from '../../../common/form/read-number';
import { badFields, cellTable } from './cell-form';
import type { ClosetForm } from './closet-form';
import { colorFaults } from './color-form';

/** Fields that the form requires and the server does not (C63). */
const FORM_REQUIRED = ['brand', 'description', 'sizeOptions'] as const;

/** Returns the empty required fields. A price or stock of 0 is not empty (C63). */
export const missingInCloset = (form: ClosetForm): readonly string[] => [
  ...missingFields(form, CLOSET_REQUIRED),
  ...missingFields(form, FORM_REQUIRED),
];

const isRating = (text: string) => /^[0-5](\.\d)?$/.test(text.trim()) && Number(text) <= 5;

function cellFaults(form: ClosetForm): FieldErrors {
  const table = form.isCountedByCell ? cellTable(form) : null;
  return table && badFields(form.cells, table).length > 0
    ? { cells: 'Whole numbers of pieces, such as 12 or 0' }
    : {};
}

/** Returns the errors of the filled fields. */
export const closetFaults = (form: ClosetForm): FieldErrors => ({
  ...(readRupees(form.price) === null && { price: 'A number of rupees, such as 1250 or 0' }),
  ...cellFaults(form),
  ...(readCount(form.availableStock) === null && {
    availableStock: 'A whole number of pieces, such as 12 or 0',
  }),
  ...(parseSizeOptions(form.sizeOptions).length === 0 && { sizeOptions: 'Sizes, such as S, M, L' }),
  ...(form.ratings.trim() !== '' && !isRating(form.ratings) && { ratings: 'From 0 to 5, such as 4.5' }),
  ...colorFaults(form.colors),
});
