import { type Marks, markWords } from '@storefront/shared/rules/marks';
import { Icon } from '@storefront/shared/ui/Icon';
import styled from 'styled-components';
import { markIcons } from '../../common/mark-icons';

/** The marks of a dish, each as an icon with its word; nothing for a dish with nothing to mark. */
export function MarkList({ marks }: { readonly marks: Marks }) {
  const words = markWords(marks);
  if (words.length === 0) return null;
  return (
    <List aria-label="What is in it">
      {words.map(({ icon, word }) => (
        <li key={icon}>
          <Icon path={markIcons[icon]} size={18} />
          <span>{word}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  font-size: var(--t-small);

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  svg {
    color: var(--muted);
  }
`;
