import type { OrderItem } from '@storefront/shared/contract/entities/order';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
import { cleanRequests } from '@storefront/shared/rules/text';
import { splitAllergies } from '../../../common/allergy-words';

interface PaperLinesProps {
  readonly lines: readonly OrderItem[];
  /** False on the kitchen ticket. */
  readonly hasPrices?: boolean;
}

const notesOf = ({ selectedColor, selectedSize, requests }: OrderItem) =>
  [selectedColor, selectedSize, requests].map(cleanRequests).filter((note) => note !== '');

/** Prints the lines as plain text: quantity, name, choices and special requests (P63). */
export function PaperLines({ lines, hasPrices = false }: PaperLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line._id}>
          <b>{line.quantity}×</b>
          <div>
            <bdi data-large>{cleanRequests(orderItemName(line))}</bdi>
            {notesOf(line).map((note) => (
              <bdi key={note} data-note>
                {splitAllergies(note).map(({ key, words, isAllergy }) =>
                  isAllergy ? (
                    <span key={key} data-allergy>
                      {words}
                    </span>
                  ) : (
                    words
                  ),
                )}
              </bdi>
            ))}
          </div>
          {hasPrices && <span>{formatRupees(toPaisa(line.price) * line.quantity)}</span>}
        </li>
      ))}
    </ul>
  );
}
