import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { useSearchParams } from '@storefront/shared/router';
import { type ClosetChoice, initialChoice } from '@storefront/shared/rules/closet-choice';
import { useState } from 'react';

/** The chosen colour and size (C68). The colour is stored in the address, so that it can be shared. */
export function useChoice(item: ClosetItem) {
  const first = initialChoice(item);
  const [parameters, setParameters] = useSearchParams();
  const [selectedSize, chooseSize] = useState(first.selectedSize);
  const wanted = item.colors.find(({ name }) => name === parameters.get('color'));
  const choice: ClosetChoice = { selectedColor: wanted?.name ?? first.selectedColor, selectedSize };

  const chooseColor = (name: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('color', name);
        return after;
      },
      { replace: true },
    );
  return { choice, chooseColor, chooseSize };
}
