import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { toPaisa } from '@storefront/shared/rules/money';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { Swatches } from '@storefront/shared/ui/Swatches';
import { memo, useId } from 'react';
import { pictureOf } from '../../../common/color-picture';
import { Card, Maker, Name, NoSwatches, SoldOut, TopSeller, Words } from './card-style';
import { cardHeights } from './height-cache';
import { useCachedHeight } from './use-cached-height';

interface ItemCardProps {
  readonly item: ClosetItem;
  /** Name of the shown colour. */
  readonly color: string | null;
  readonly onColor: (id: string, color: string) => void;
  readonly isFirstScreen: boolean;
  readonly isLead: boolean;
}

/** One catalogue item. Its swatches switch the picture (§2). Memoised, because a list holds thousands. */
export const ItemCard = memo(function Piece({ item, color, onColor, isFirstScreen, isLead }: ItemCardProps) {
  const { table } = useTable();
  const height = useCachedHeight(cardHeights, item);
  const nameId = useId();
  const isFirstColor = color === (item.colors[0]?.name ?? null);
  const to = paths.closetItem(item._id, table, isFirstColor ? null : color);
  return (
    <Card {...height} role="listitem" aria-labelledby={nameId}>
      <Link to={to} aria-hidden tabIndex={-1}>
        <Picture
          {...pictureOf(item, color)}
          alt=""
          ratio="4 / 5"
          sizes="(min-width: 1280px) 285px, (min-width: 1024px) 33vw, 50vw"
          loading={isFirstScreen ? 'eager' : 'after-hydration'}
          priority={isLead}
        />
      </Link>
      {item.isTopSeller && <TopSeller>Top Seller</TopSeller>}
      {!(item.availableStock >= 1) && <SoldOut>out of stock</SoldOut>}
      {item.colors.length > 0 ? (
        <Swatches
          colors={item.colors}
          value={color}
          onChange={(name) => onColor(item._id, name)}
          label={`Colour of ${item.name}`}
        />
      ) : (
        <NoSwatches />
      )}
      <Words>
        <Name id={nameId}>
          <Link to={to}>{item.name}</Link>
        </Name>
        <Maker>{[item.material, item.category].filter(Boolean).join(', ')}</Maker>
        <Price paisa={toPaisa(item.price)} />
      </Words>
    </Card>
  );
});
