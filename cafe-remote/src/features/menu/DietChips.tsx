import { DIET_FILTERS, type DietFilter } from '@storefront/shared/rules/diet-filters';
import { Chip } from '@storefront/shared/ui/Chip';
import { ChipRow } from './chip-row';
import { DietNote } from './diet-style';
import { dietWords } from './diet-words';

interface DietChipsProps {
  readonly chosen: readonly DietFilter[];
  readonly onChoose: (chosen: readonly DietFilter[]) => void;
}

/** The filters by marks; several hold together (C262). */
export function DietChips({ chosen, onChoose }: DietChipsProps) {
  const toggle = (filter: DietFilter) =>
    onChoose(DIET_FILTERS.filter((each) => chosen.includes(each) !== (each === filter)));
  return (
    <>
      <ChipRow role="group" aria-label="Diet">
        {DIET_FILTERS.map((filter) => (
          <Chip key={filter} pressed={chosen.includes(filter)} onClick={() => toggle(filter)}>
            {dietWords[filter]}
          </Chip>
        ))}
      </ChipRow>
      <DietNote>Only dishes that we have marked. Allergy? Please ask us.</DietNote>
    </>
  );
}
