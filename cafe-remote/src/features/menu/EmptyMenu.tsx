import type { DietFilter } from '@storefront/shared/rules/diet-filters';
import { Button } from '@storefront/shared/ui/Button';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { dietWords } from './diet-words';
import type { MenuFilter } from './use-menu-filter';

interface EmptyMenuProps {
  readonly filter: Pick<MenuFilter, 'search' | 'category' | 'diet' | 'setDiet' | 'clear'>;
}

/** Returns the filters in words: `Vegan, No nuts, Bakery and “mo”`. */
function filterText(search: string, category: string | null, diet: readonly DietFilter[]): string {
  const words = [...diet.map((each) => dietWords[each]), category ?? '', search && `“${search}”`];
  return new Intl.ListFormat('en').format(words.filter((word) => word !== ''));
}

/** A menu without dishes: nothing matches the filters, or there are none today. */
export function EmptyMenu({ filter: { search, category, diet, setDiet, clear } }: EmptyMenuProps) {
  const text = filterText(search.trim(), category, diet);
  if (text === '')
    return <EmptyState title="The menu is empty today" text="Please come back a little later." />;
  const isNarrowed = diet.length > 0 && (search.trim() !== '' || category !== null);
  return (
    <EmptyState
      title="Nothing on the menu matches"
      text={diet.length > 0 ? `No dish that we have marked matches ${text}.` : `No dish matches ${text}.`}
      actions={
        <>
          {isNarrowed && (
            <Button variant="secondary" onClick={() => setDiet([])}>
              Clear diet filters
            </Button>
          )}
          <Button onClick={clear}>Show everything</Button>
        </>
      }
    />
  );
}
