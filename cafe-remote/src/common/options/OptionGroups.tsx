import { chooseOption, countChosen, isExactlyOne, isFull } from '@storefront/shared/rules/choose-option';
import { groupHint, type OptionChoice, type OptionGroup } from '@storefront/shared/rules/dish-options';
import { formatRupees, type Paisa } from '@storefront/shared/rules/money';
import { useId } from 'react';
import { Group, Row, Rows, Tile, Tiles } from './options-style';

interface OptionGroupsProps {
  readonly groups: readonly OptionGroup[];
  /** Price of the dish without options. */
  readonly pricePaisa: Paisa;
  /** Ids of the taken choices. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Most choices that stand side by side. */
const TILES = 4;

const extra = (paisa: Paisa) => `+ ${formatRupees(paisa)}`;

/** The groups of a dish: radio buttons where exactly one choice is taken, else checkboxes (C269). */
export function OptionGroups({ groups, pricePaisa, chosen, onChoose }: OptionGroupsProps) {
  return groups.map((group, index) => (
    <OptionFields
      key={group.id}
      group={group}
      // The first choice of a dish, mostly its size, says what the dish costs.
      wholePaisa={index === 0 && isExactlyOne(group) && group.choices.length <= TILES ? pricePaisa : null}
      chosen={chosen}
      onChoose={onChoose}
    />
  ));
}

interface OptionFieldsProps extends Omit<OptionGroupsProps, 'groups' | 'pricePaisa'> {
  readonly group: OptionGroup;
  /** Of a group that is shown as tiles: the price of the dish without options. */
  readonly wholePaisa: Paisa | null;
}

function OptionFields({ group, wholePaisa, chosen, onChoose }: OptionFieldsProps) {
  const name = useId();
  const isRadio = isExactlyOne(group);
  const hasNoRoom = isFull(group, chosen);
  const hint = hasNoRoom ? `${countChosen(group, chosen)} of ${group.max} chosen` : groupHint(group);
  const [Frame, Choice] = wholePaisa === null ? ([Rows, Row] as const) : ([Tiles, Tile] as const);

  const priceOf = ({ isSoldOut, pricePaisa }: OptionChoice) => {
    if (isSoldOut) return 'Sold out';
    if (pricePaisa > 0) return extra(pricePaisa);
    if (wholePaisa !== null) return formatRupees(wholePaisa);
    return isRadio ? 'No extra' : 'Free';
  };

  return (
    <Group>
      <legend>
        <span>{`${group.name} `}</span>
        {hint && <span>{hint}</span>}
      </legend>
      <Frame>
        {group.choices.map((choice) => {
          const isChosen = chosen.includes(choice.id);
          return (
            <Choice key={choice.id} data-sold-out={choice.isSoldOut || undefined}>
              <input
                type={isRadio ? 'radio' : 'checkbox'}
                name={name}
                checked={isChosen}
                // A choice that is taken can be given back, also if it is sold out meanwhile.
                disabled={!isChosen && (choice.isSoldOut || hasNoRoom)}
                onChange={() => onChoose(chooseOption(group, chosen, choice.id))}
              />
              {wholePaisa === null ? <span>{choice.name}</span> : <b>{choice.name}</b>}{' '}
              <small>{priceOf(choice)}</small>
            </Choice>
          );
        })}
      </Frame>
    </Group>
  );
}
