import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { type Marks, markWords } from '@storefront/shared/rules/marks';
import { Icon } from '@storefront/shared/ui/Icon';
import styled from 'styled-components';
import { markIcons } from '../../common/mark-icons';

/**
 * The marks of a dish as small icons; a pointer and screen readers get the words. Spice has its degree, 1 to 3. Absent
 * from the server's HTML, which has no room for the icons of a page (docs/bench.md).
 */
export function MarkRow({ marks }: { readonly marks: Marks }) {
  const isHydrated = useHydrated();
  const words = markWords(marks);
  if (!isHydrated || words.length === 0) return null;
  const label = words.map(({ word }) => word).join(', ');
  return (
    <MarkPlace role="img" aria-label={label} title={label}>
      {words.map(({ icon }) => (
        <Icon key={icon} path={markIcons[icon]} size={18} />
      ))}
      {marks.spice > 0 && <small>{marks.spice}</small>}
    </MarkPlace>
  );
}

/** Stands in the line of the price, so that it takes no room of its own. */
export const MarkPlace = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  color: var(--muted);
`;
