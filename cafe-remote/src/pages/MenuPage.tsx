import { useOrderingNews } from '@storefront/shared/hooks/use-ordering-news';
import { useTable } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { CartBar } from '@storefront/shared/ui/CartBar';
import { Page } from '@storefront/shared/ui/Page';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import { TableTop } from '../common/TableTop';
import { useMealtimes } from '../common/use-mealtimes';
import { useSoldOutNews } from '../common/use-sold-out-news';
import { CategoryChips } from '../features/menu/CategoryChips';
import { ChipRow } from '../features/menu/chip-row';
import { DietNote } from '../features/menu/diet-style';
import { MenuHead } from '../features/menu/MenuHead';
import { MenuList } from '../features/menu/MenuList';
import { foundText, useCategories, useHasMarks, useMenu } from '../features/menu/use-menu';
import { useMenuFilter } from '../features/menu/use-menu-filter';

/** Loaded when it is opened; its room is there before. */
const DietChips = lazyPart(
  async () => (await import('../features/menu/DietChips')).DietChips,
  <>
    <ChipRow />
    <DietNote />
  </>,
);

/** The cafe menu (§2). */
export default function MenuPage() {
  const tableMode = useTable();
  useSoldOutNews();
  const { table } = tableMode;
  const filter = useMenuFilter();
  const { typed, search, category, diet } = filter;
  const [isDietOpen, setDietOpen] = useState(diet.length > 0);
  const mode = table === null ? 'normal' : 'table';
  const isRefusing = useOrderingNews(true)?.refuses === true;
  const notServed = useMealtimes();
  const menu = useMenu({ category, search, diet, mode });
  const categories = useCategories(mode);
  const hasDiet = useHasMarks() || diet.length > 0;

  return (
    <Room>
      <TableTop {...tableMode} />
      <MenuHead
        table={table}
        categories={categories.map(({ name }) => name)}
        search={typed}
        onSearch={filter.setSearch}
        dietCount={hasDiet ? diet.length : null}
        isDietOpen={isDietOpen}
        onDiet={() => setDietOpen(!isDietOpen)}
      />
      <VisuallyHidden role="status">{foundText(menu, filter)}</VisuallyHidden>
      {hasDiet && isDietOpen && <DietChips chosen={diet} onChoose={filter.setDiet} />}
      <CategoryChips categories={categories} chosen={category} onChoose={filter.setCategory} />
      <MenuList
        menu={menu}
        table={table}
        hasBuyNow={table === null && !isRefusing}
        notServed={notServed}
        filter={filter}
      />
      <CartBar table={table} />
    </Room>
  );
}

const Room = styled(Page)`
  padding-bottom: 48px;
`;
