import type { OrderItem } from '@storefront/shared/contract/entities/order';
import { optionsText } from '@storefront/shared/rules/dish-options';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
import { cleanRequests } from '@storefront/shared/rules/text';
import { splitAllergies } from '../../../common/allergy-words';
import { withKeys } from '../order-parts';

interface PaperLinesProps {
  readonly lines: readonly OrderItem[];
  /** False on the kitchen ticket. */
  readonly hasPrices?: boolean;
}

/** Colour and size may be the same word, so each note has its field as key. */
const notesOf = ({ options = [], selectedColor, selectedSize, requests }: OrderItem) =>
  Object.entries({ options: optionsText(options), selectedColor, selectedSize, requests })
    .map(([field, text]) => ({ field, note: cleanRequests(text) }))
    .filter(({ note }) => note !== '');

/** Prints the lines as plain text: quantity, name, choices and special requests (P63). */
export function PaperLines({ lines, hasPrices = false }: PaperLinesProps) {
  return (
    <ul>
      {withKeys(lines).map(({ key, line }) => (
        <li key={key}>
          <b translate="no">{`${line.quantity}×`}</b>
          <div>
            <bdi data-large>{cleanRequests(orderItemName(line))}</bdi>
            {notesOf(line).map(({ field, note }) => (
              <bdi key={field} data-note>
                {splitAllergies(note).map(({ key: part, words, isAllergy }) =>
                  isAllergy ? (
                    <span key={part} data-allergy>
                      {words}
                    </span>
                  ) : (
                    <span key={part}>{words}</span>
                  ),
                )}
              </bdi>
            ))}
          </div>
          {hasPrices && <span translate="no">{formatRupees(toPaisa(line.price) * line.quantity)}</span>}
        </li>
      ))}
    </ul>
  );
}
