import { type CategoryDepartments, departmentOfCategory } from './departments';
import { type HappyHour, happyHoursOf } from './happy-hours';
import { type Mealtime, type Mealtimes, mealtimeOf } from './mealtimes';
import { formatTime } from './opening-hours';
import { textKey } from './text';

/** What staff chose for categories of the menu, which it names (C441). */
export interface CategoryTerms {
  readonly departments: CategoryDepartments;
  readonly mealtimes: Mealtimes;
  readonly happyHours: readonly HappyHour[];
}

const isOf = (category: string) => {
  const key = textKey(category);
  return (name: string) => textKey(name) === key;
};

const chosenFor = <V>(values: Readonly<Record<string, V>>, category: string): V | undefined =>
  Object.entries(values).find(([name]) => isOf(category)(name))?.[1];

/** Returns values of categories with that of `from` under the name `to`; undefined: with none for both. */
const moved = <V>(
  values: Readonly<Record<string, V>>,
  { from, to, value }: { readonly from: string; readonly to: string; readonly value: V | undefined },
): Readonly<Record<string, V>> => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !isOf(from)(name) && !isOf(to)(name))),
  ...(value !== undefined && { [to]: value }),
});

/**
 * Returns the terms after a category was renamed: its dishes keep their happy hours, mealtime and department, also the
 * department that followed from its old name (C441).
 *
 * @param isNew false: `to` had dishes before, and what staff chose for it stays
 */
export function renameTerms(
  { departments, mealtimes, happyHours }: CategoryTerms,
  { from, to, isNew }: { readonly from: string; readonly to: string; readonly isNew: boolean },
): CategoryTerms {
  const own = <V>(values: Readonly<Record<string, V>>) => (isNew ? undefined : chosenFor(values, to));
  const before = departmentOfCategory(from, departments);
  const chosen =
    chosenFor(departments, from) ?? (departmentOfCategory(to, {}) === before ? undefined : before);
  const isSame = isOf(from)(to);
  const staysOwn = !isNew && !isSame && happyHoursOf(to, happyHours).length > 0;
  return {
    departments: moved(departments, { from, to, value: own(departments) ?? chosen }),
    mealtimes: moved(mealtimes, { from, to, value: own(mealtimes) ?? chosenFor(mealtimes, from) }),
    happyHours: happyHours.flatMap((hour) => {
      if (isOf(from)(hour.category)) return staysOwn ? [] : [{ ...hour, category: to }];
      return isNew && isOf(to)(hour.category) ? [] : [hour];
    }),
  };
}

/** Returns what staff chose for a category, in words: 'happy hour of 20 % (3 PM to 5 PM)', 'served 7 AM to 11 AM', 'made by the bar'. */
export function termTexts(
  category: string,
  {
    departments = {},
    mealtimes = {},
    happyHours = [],
  }: { readonly [T in keyof CategoryTerms]?: CategoryTerms[T] | undefined },
): readonly string[] {
  const mealtime = mealtimeOf({ category }, mealtimes);
  const department = chosenFor(departments, category);
  const times = ({ from, until }: Mealtime) => `${formatTime(from)} to ${formatTime(until)}`;
  return [
    ...happyHoursOf(category, happyHours).map((hour) => `happy hour of ${hour.percent} % (${times(hour)})`),
    ...(mealtime ? [`served ${times(mealtime)}`] : []),
    ...(department ? [`made by the ${department}`] : []),
  ];
}
