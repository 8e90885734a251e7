import { useDebouncedValue } from '@storefront/shared/hooks/use-debounced-value';
import { useTable } from '@storefront/shared/hooks/use-table';
import { Page } from '@storefront/shared/ui/Page';
import { useState } from 'react';
import styled from 'styled-components';
import { TableTop } from '../common/TableTop';
import { CartBar } from '../features/menu/CartBar';
import { CategoryChips } from '../features/menu/CategoryChips';
import { MenuHead } from '../features/menu/MenuHead';
import { MenuList } from '../features/menu/MenuList';
import { useCategories } from '../features/menu/use-categories';
import { useMenu } from '../features/menu/use-menu';

/** How long typing must rest before the server is asked, in ms. */
const SEARCH_REST = 200;

/** The cafe menu (§2). */
export default function MenuPage() {
  const tableMode = useTable();
  const { table } = tableMode;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const settledSearch = useDebouncedValue(search, SEARCH_REST);
  const mode = table === null ? 'normal' : 'table';
  const menu = useMenu({ category, search: settledSearch, mode });
  const categories = useCategories(mode);

  const showEverything = () => {
    setSearch('');
    setCategory(null);
  };

  return (
    <Room>
      <TableTop {...tableMode} />
      <MenuHead search={search} onSearch={setSearch}>
        <CategoryChips categories={categories} chosen={category} onChoose={setCategory} />
      </MenuHead>
      <MenuList
        menu={menu}
        table={table}
        isFiltered={settledSearch.trim() !== '' || category !== null}
        onClear={showEverything}
      />
      <CartBar table={table} />
    </Room>
  );
}

const Room = styled(Page)`
  padding-bottom: 48px;
`;
