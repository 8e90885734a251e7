import { Link } from '@storefront/shared/router';
import styled from 'styled-components';
import { paths } from '../paths/paths';

/** The only link that leaves a table (C151). What was ordered stays with the table. */
export function LeaveTable({ table }: { readonly table: string }) {
  return <Quiet to={`${paths.menu()}?table=`}>{`Leave table ${table}`}</Quiet>;
}

const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  font-size: var(--t-control);
  font-weight: 600;
  color: var(--muted);
  text-underline-offset: 4px;
`;
