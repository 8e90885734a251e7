import { z } from 'zod';
import { textKey } from '../../rules/text';
import { describeCall } from '../call';
import { optionGroup } from '../entities/option-group';
import { amount, count, idParam, seenVersion, seenVersionQuery, text } from '../inputs';

const choice = z.object({
  /** Id of a choice that the group has; a new choice has none. */
  _id: z.string().max(64).nullish(),
  name: text(60),
  priceDifference: amount,
  isDefault: z.boolean().optional(),
  soldOut: z.boolean().optional(),
});

const isUnique = (names: readonly string[]) => new Set(names.map(textKey)).size === names.length;

/** A group as staff write it: its choices replace all that it had (C255). */
const groupForm = z
  .object({
    name: text(40),
    min: count,
    max: count.pipe(z.number().min(1, 'must be at least 1')),
    choices: z.array(choice).min(1, 'is required').max(20, 'must have at most 20 choices'),
  })
  .refine(({ min, max }) => min <= max, { path: ['min'], error: 'must not be above the maximum' })
  .refine(({ max, choices }) => max <= choices.length, {
    path: ['max'],
    error: 'must not be above the number of choices',
  })
  .refine(({ choices }) => isUnique(choices.map(({ name }) => name)), {
    path: ['choices'],
    error: 'must have different names',
  })
  .refine(({ max, choices }) => choices.filter(({ isDefault }) => isDefault).length <= max, {
    path: ['choices'],
    error: 'must not have more defaults than the maximum',
  });

/** Calls for the options of dishes (C255): all ours. */
export const optionCalls = {
  listOptionGroups: describeCall('listOptionGroups', {
    summary: 'Every group of options, in the order in which staff made them (C255).',
    access: 'public',
    added: true,
    answer: z.array(optionGroup),
  }),
  addOptionGroup: describeCall('addOptionGroup', {
    summary: 'Adds a group of options that dishes can share (C255).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    body: groupForm,
    answer: optionGroup,
    failures: { 409: 'a group of that name exists' },
  }),
  updateOptionGroup: describeCall('updateOptionGroup', {
    summary: 'Replaces name, limits and choices of a group; choices keep their ids (C255).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    params: idParam,
    body: groupForm.and(z.object({ version: seenVersion })),
    answer: optionGroup,
    failures: { 409: 'somebody changed the group meanwhile (C165), or another group has that name' },
  }),
  deleteOptionGroup: describeCall('deleteOptionGroup', {
    summary: 'Removes a group from all dishes; orders keep their copy (C256).',
    access: 'admin',
    right: 'editCatalogue',
    added: true,
    params: idParam,
    query: seenVersionQuery,
    answer: z.null(),
    failures: { 409: 'somebody changed the group meanwhile (C165)' },
  }),
};
