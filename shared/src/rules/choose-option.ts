import type { OptionGroup } from './dish-options';

/** A group of which exactly one choice is taken; the others are checkboxes. */
export const isExactlyOne = ({ min, max }: OptionGroup): boolean => min === 1 && max === 1;

/** Returns the number of choices that are taken in a group. @param chosen ids of choices */
export const countChosen = ({ choices }: OptionGroup, chosen: readonly string[]): number =>
  choices.filter(({ id }) => chosen.includes(id)).length;

/** Whether a group that takes several choices takes no more of them. */
export const isFull = (group: OptionGroup, chosen: readonly string[]): boolean =>
  !isExactlyOne(group) && group.max < group.choices.length && countChosen(group, chosen) >= group.max;

/** Returns the ids of the choices after a press on one of them: takes it, or gives it back. */
export function chooseOption(group: OptionGroup, chosen: readonly string[], id: string): readonly string[] {
  if (isExactlyOne(group)) {
    const own = new Set(group.choices.map((choice) => choice.id));
    return [...chosen.filter((other) => !own.has(other)), id];
  }
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return isFull(group, chosen) ? chosen : [...chosen, id];
}
