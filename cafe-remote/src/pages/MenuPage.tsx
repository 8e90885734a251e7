import { useOrderingNews } from '@storefront/shared/hooks/use-ordering-news';
import { useTable } from '@storefront/shared/hooks/use-table';
import { CartBar } from '@storefront/shared/ui/CartBar';
import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { TableTop } from '../common/TableTop';
import { useSoldOutNews } from '../common/use-sold-out-news';
import { CategoryChips } from '../features/menu/CategoryChips';
import { MenuHead } from '../features/menu/MenuHead';
import { MenuList } from '../features/menu/MenuList';
import { useCategories, useMenu } from '../features/menu/use-menu';
import { useMenuFilter } from '../features/menu/use-menu-filter';

/** The cafe menu (§2). */
export default function MenuPage() {
  const tableMode = useTable();
  useSoldOutNews();
  const { table } = tableMode;
  const { typed, search, category, ...change } = useMenuFilter();
  const mode = table === null ? 'normal' : 'table';
  const isRefusing = useOrderingNews(true)?.refuses === true;
  const menu = useMenu({ category, search, mode });
  const categories = useCategories(mode);

  return (
    <Room>
      <TableTop {...tableMode} />
      <MenuHead table={table} search={typed} onSearch={change.setSearch} />
      <CategoryChips categories={categories} chosen={category} onChoose={change.setCategory} />
      <MenuList
        menu={menu}
        table={table}
        hasBuyNow={table === null && !isRefusing}
        isFiltered={search.trim() !== '' || category !== null}
        onClear={change.clear}
      />
      <CartBar table={table} />
    </Room>
  );
}

const Room = styled(Page)`
  padding-bottom: 48px;
`;
