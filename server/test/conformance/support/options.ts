import type { Answer, Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../support/http-client';
import { success } from './expect-answer';
import { form, png } from './forms';

export type Group = Answer<'addOptionGroup'>;
type GroupForm = Input<'addOptionGroup'>['body'];

const size: GroupForm = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { name: 'Small', priceDifference: 0 },
    { name: 'Large', priceDifference: 60.5 },
    { name: 'Jug', priceDifference: 90, soldOut: true },
  ],
};
const extras: GroupForm = {
  name: 'Extras',
  min: 0,
  max: 2,
  choices: ['Shot', 'Syrup', 'Cream'].map((name) => ({ name, priceDifference: 40 })),
};

let count = 0;
const named = (group: GroupForm): GroupForm => ({ ...group, name: `${group.name} ${count}` });

/** The ids of the choices of a group, by name. */
export const idsOf = ({ choices }: Group): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(({ name, _id }) => [name, _id]));

/** Returns the body that saves a group as it is, except for the given fields. */
export const saved = (group: Group, about: Partial<Input<'updateOptionGroup'>['body']> = {}) => ({
  name: group.name,
  min: group.min,
  max: group.max,
  choices: group.choices,
  ...(group.version !== undefined && { version: group.version }),
  ...about,
});

/** Adds a dish at Rs 290 with a size and up to two extras. */
export async function dishWithOptions(admin: HttpClient) {
  count += 1;
  const add = async (body: GroupForm) =>
    success('addOptionGroup', await admin.call('addOptionGroup', { body: named(body) }));
  const groups = { size: await add(size), extras: await add(extras) };
  const optionGroups = [groups.size._id, groups.extras._id];
  const fields = { name: `Oat Latte ${count}`, price: '290', category: 'Coffee' };
  const body = form({ ...fields, optionGroups: optionGroups.join(',') }, { image: png() });
  const dish = success('addProduct', await admin.send('addProduct', { body }));
  const { Small: small = '', Large: large = '', Jug: jug = '' } = idsOf(groups.size);
  const { Shot: shot = '', Syrup: syrup = '', Cream: cream = '' } = idsOf(groups.extras);
  return { dish, ...groups, ids: { small, large, jug, shot, syrup, cream } };
}
