import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { PlaceholderCard } from './card-style';

/**
 * Pieces far from the screen: names alone, in boxes as high as the cards. Search in the page, a screen reader and the
 * length of the page have them all, at a seventh of what cards weigh (ADR 12).
 */
export function PlaceholderCards({ items }: { readonly items: readonly ClosetItem[] }) {
  return items.map((item) => (
    <PlaceholderCard key={item._id} role="listitem">
      <h2>{item.name}</h2>
    </PlaceholderCard>
  ));
}
