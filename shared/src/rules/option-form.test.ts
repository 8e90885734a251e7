import { readChoices } from './option-form';

const stored = [
  { id: 'a', name: 'Small', pricePaisa: 0, isDefault: true, isSoldOut: false },
  { id: 'b', name: 'Large', pricePaisa: 5000, isDefault: false, isSoldOut: true },
];
const read = (...written: Parameters<typeof readChoices>[1]) => {
  let made = 0;
  return readChoices(stored, written, () => `new${++made}`);
};
const large = { name: 'Large', priceDifference: 60.5 };

test('C255: a choice that the group had keeps its id, a new one gets one', () => {
  expect(
    read(
      { ...large, _id: 'b', isDefault: true, soldOut: true },
      { ...large, _id: null },
      { ...large, _id: '' },
    ),
  ).toEqual([
    { id: 'b', name: 'Large', pricePaisa: 6050, isDefault: true, isSoldOut: true },
    { id: 'new1', name: 'Large', pricePaisa: 6050, isDefault: false, isSoldOut: false },
    { id: 'new2', name: 'Large', pricePaisa: 6050, isDefault: false, isSoldOut: false },
  ]);
});

test('C255: a choice of another group, or one twice, is refused', () => {
  const problem = 'is no choice of this group';
  expect(read({ ...large, _id: 'x' })).toEqual({ field: 'choices.0._id', problem });
  expect(read({ ...large, _id: 'a' }, { ...large, _id: 'a' })).toEqual({ field: 'choices.1._id', problem });
});
