import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { Frame } from '../board/board-style';
import { TableGrid } from './table-style';

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Tables while they load. */
export const GridSkeleton = () => (
  <TableGrid as="div" role="status">
    <VisuallyHidden>Loading tables</VisuallyHidden>
    {TABLES.map((table) => (
      <Skeleton key={table} height="66px" radius="10px" />
    ))}
  </TableGrid>
);

/** The map of tables while its script loads. */
export const TablesSkeleton = () => (
  <Frame>
    <GridSkeleton />
  </Frame>
);
