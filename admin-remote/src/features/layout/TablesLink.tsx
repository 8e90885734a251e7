import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { tableIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { countCallingTables, waitingText } from '../../common/table-calls';
import { useTables } from '../../common/use-tables';

/** The way to the tables, with how many wait (C242). Nothing with a server without their calls. */
export function TablesLink({ className }: { readonly className?: string }) {
  const { tables, isKnown } = useTables();
  if (!isKnown) return null;
  const count = countCallingTables(tables);
  return (
    <Way
      className={className}
      variant="secondary"
      to={paths.admin('tables')}
      aria-label={['Tables', waitingText(count)].filter(Boolean).join(', ')}
    >
      <Icon path={tableIcon} />
      <span>Tables</span>
      {count > 0 && <Count translate="no">{count}</Count>}
    </Way>
  );
}

/* The count stands on the corner, so that nothing beside it moves. On a phone the icon stands for the word. */
const Way = styled(ButtonLink)`
  position: relative;
  flex: none;
  padding-inline: 12px;
  font-size: var(--t-small);

  @media (max-width: 639px) {
    span {
      display: none;
    }
  }
`;

const Count = styled.small`
  position: absolute;
  top: -6px;
  right: -6px;
  min-width: 20px;
  padding-inline: 5px;
  border-radius: 10px;
  background: var(--late);
  color: var(--on-late);
  font-size: 0.75rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;
