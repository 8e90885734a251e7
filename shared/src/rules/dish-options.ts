import type { Paisa } from './money';

/** One choice of a group, such as "Large". */
export interface OptionChoice {
  readonly id: string;
  readonly name: string;
  /** Added to the price of the dish; never below 0. */
  readonly pricePaisa: Paisa;
  /** Chosen until the customer chooses something else. */
  readonly isDefault: boolean;
  readonly isSoldOut: boolean;
}

/** A group of choices that dishes share, such as "Size" (C255). */
export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  /** Fewest choices that a line must have. */
  readonly min: number;
  /** Most choices that a line may have, at least 1. */
  readonly max: number;
  readonly choices: readonly OptionChoice[];
}

/** A choice as a line of a cart or an order keeps it. */
export interface ChosenOption {
  /** Id of the choice. */
  readonly id: string;
  /** Name of its group. */
  readonly group: string;
  readonly name: string;
  readonly pricePaisa: Paisa;
}

/**
 * Returns the ids of the choices of a dish until somebody chooses: of each group the defaults that are not sold out, and
 * where fewer than `min` are left, the first other choices. A group with nothing to choose from stays short.
 */
export function defaultChoices(groups: readonly OptionGroup[]): readonly string[] {
  return groups.flatMap(({ choices, min, max }) => {
    const available = choices.filter(({ isSoldOut }) => !isSoldOut);
    const defaults = available.filter(({ isDefault }) => isDefault).slice(0, max);
    const others = available.filter((choice) => !defaults.includes(choice));
    return [...defaults, ...others.slice(0, Math.max(0, min - defaults.length))].map(({ id }) => id);
  });
}

/** Why a dish cannot be ordered with the choices of a line. */
export interface OptionProblem {
  /** The group or the choice that it is about; null for a choice that no longer exists. */
  readonly name: string | null;
  /** As a sentence for customers: `Soy milk is sold out`. */
  readonly text: string;
}

const soldOut = (groups: readonly OptionGroup[], ids: ReadonlySet<string>) =>
  groups.flatMap(({ choices }) => choices).find(({ id, isSoldOut }) => isSoldOut && ids.has(id));

/** Returns what a group still asks for, as words: `up to 2`, or `Choose 1`; null where its choices say it all. */
export function groupHint({ min, max, choices }: OptionGroup): string | null {
  if (min === max) return max === 1 ? null : `choose ${max}`;
  return max < choices.length ? `up to ${max}` : null;
}

/** Returns why these choices do not make a dish, or null. Order and repeats do not matter. @param chosen ids of choices */
export function optionProblem(
  groups: readonly OptionGroup[],
  chosen: readonly string[],
): OptionProblem | null {
  const ids = new Set(chosen);
  const known = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  if ([...ids].some((id) => !known.has(id)))
    return { name: null, text: 'One of your choices is no longer offered' };
  const gone = soldOut(groups, ids);
  if (gone) return { name: gone.name, text: `${gone.name} is sold out` };
  for (const { name, min, max, choices } of groups) {
    const count = choices.filter(({ id }) => ids.has(id)).length;
    if (count < min) return { name, text: `Choose ${min === 1 ? 'one' : `at least ${min}`}: ${name}` };
    if (count > max) return { name, text: `Choose at most ${max}: ${name}` };
  }
  return null;
}

/** Returns the choices of these ids, in the order of the groups; leaves out unknown ids. */
export function chosenOptions(
  groups: readonly OptionGroup[],
  chosen: readonly string[],
): readonly ChosenOption[] {
  const ids = new Set(chosen);
  return groups.flatMap(({ name: group, choices }) =>
    choices
      .filter(({ id }) => ids.has(id))
      .map(({ id, name, pricePaisa }) => ({ id, group, name, pricePaisa })),
  );
}

/** The choices of a line of a cart, at today's names and prices. */
export interface CurrentOptions {
  readonly options: readonly ChosenOption[];
  /** Null: it can be had. */
  readonly problem: OptionProblem | null;
}

/**
 * Returns the choices of a line of a cart as they are now (C256). One that staff removed stays, as it was when the line
 * was added, so that its customer sees what is gone.
 *
 * @param stored null: added when the dish had no options; it has the default ones now
 */
export function currentOptions(
  groups: readonly OptionGroup[],
  stored: readonly ChosenOption[] | null,
): CurrentOptions {
  const ids = stored?.map(({ id }) => id) ?? defaultChoices(groups);
  const options = chosenOptions(groups, ids);
  const gone = (stored ?? []).filter(({ id }) => !options.some((option) => option.id === id));
  return { options: [...options, ...gone], problem: optionProblem(groups, ids) };
}

/** Returns the price of one piece of a dish with its choices. */
export const priceWithOptions = (
  pricePaisa: Paisa,
  options: readonly Pick<ChosenOption, 'pricePaisa'>[],
): Paisa => options.reduce((sum, option) => sum + option.pricePaisa, pricePaisa);

/** Returns the lowest price of one piece: the dish with the cheapest choices that it needs. Sold-out choices count too. */
export function lowestPrice(pricePaisa: Paisa, groups: readonly OptionGroup[]): Paisa {
  const needed = groups.flatMap(({ min, choices }) =>
    choices
      .map((choice) => choice.pricePaisa)
      .sort((a, b) => a - b)
      .slice(0, min),
  );
  return needed.reduce((sum, price) => sum + price, pricePaisa);
}

/** Returns choices in one text: `Large, Oat milk`. */
export const optionsText = (options: readonly Pick<ChosenOption, 'name'>[]): string =>
  options.map(({ name }) => name).join(', ');
