import type { OptionChoice } from './dish-options';
import { toPaisa } from './money';

/** A choice as staff write it; the price difference is in rupees. */
interface WrittenChoice {
  /** Id of a choice that the group has; absent for a new one. */
  readonly _id?: string | null | undefined;
  readonly name: string;
  readonly priceDifference: number;
  readonly isDefault?: boolean | undefined;
  readonly soldOut?: boolean | undefined;
}

/** A choice that the group does not have, or has twice. */
export interface UnknownChoiceId {
  readonly field: string;
  readonly problem: string;
}

/**
 * Returns the choices of a group as staff wrote them; those that it had keep their ids, so that lines of carts still
 * name them (C255).
 *
 * @param stored choices of the group before; empty for a new group
 */
export function readChoices(
  stored: readonly OptionChoice[],
  written: readonly WrittenChoice[],
  newId: () => string,
): readonly OptionChoice[] | UnknownChoiceId {
  const free = new Set(stored.map(({ id }) => id));
  const choices: OptionChoice[] = [];
  for (const [index, choice] of written.entries()) {
    const { _id, name, priceDifference, isDefault = false, soldOut = false } = choice;
    if (_id && !free.delete(_id))
      return { field: `choices.${index}._id`, problem: 'is no choice of this group' };
    choices.push({
      id: _id || newId(),
      name,
      pricePaisa: toPaisa(priceDifference),
      isDefault,
      isSoldOut: soldOut,
    });
  }
  return choices;
}
