import { moveCategory, moveProduct } from '@storefront/shared/api/menu-order';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { Product } from '@storefront/shared/contract/entities/product';
import { paths } from '@storefront/shared/paths';
import { Navigate, useSearchParams } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { penIcon } from '@storefront/shared/ui/icons';
import { Notice } from '@storefront/shared/ui/Notice';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../common/ListStates';
import { markText } from '../../common/sold-out/sold-out-words';
import { TabHead } from '../../common/TabHead';
import { Thumb } from '../../common/Thumb';
import { RenameDialog } from './RenameDialog';
import { SortableList } from './SortableList';
import { type MenuOrderQuery, useMenuOrder } from './use-menu-order';
import { useMoves } from './use-moves';

const addressOf = (category?: string) =>
  paths.admin('arrange') + (category === undefined ? '' : `?${new URLSearchParams({ category })}`);

/** Dishes without a category stand under "More" on the menu. */
const titleOf = (category: string) => category || 'More';

/** The order of the menu, `/admin/arrange` (C314): its categories, or the dishes of one. A server that knows only §7 has none. */
export function ArrangeTab() {
  const [parameters] = useSearchParams();
  const category = parameters.get('category');
  if (!readRuntimeConfig().ownServer) return <Navigate to={paths.admin()} replace />;
  return category === null ? <Categories /> : <Dishes key={category} category={category} />;
}

function Categories() {
  const menu = useMenuOrder();
  const [renamed, setRenamed] = useState<string | null>(null);
  const categories = menu.order?.categories ?? [];
  const { order, moveTo, failed, retry } = useMoves(
    categories.map(({ title }) => title),
    {
      save: moveCategory,
      onSaved: (apply) =>
        menu.change((stored) => ({
          ...stored,
          categories: apply(stored.categories.map(({ title }) => title)).flatMap((title) =>
            stored.categories.filter((one) => one.title === title),
          ),
        })),
      onFailed: menu.refresh,
    },
  );
  return (
    <Frame
      title="Menu order"
      menu={menu}
      back={{ to: paths.admin(), label: 'All dishes' }}
      empty={categories.length === 0 ? 'No dishes yet' : null}
      failed={failed === null ? null : titleOf(failed)}
      onRetry={retry}
    >
      <SortableList
        label="Categories"
        total={order.length}
        entries={order.flatMap((title) =>
          categories
            .filter((one) => one.title === title)
            .map(({ dishes }) => ({
              id: title,
              name: titleOf(title),
              detail: dishes === 1 ? '1 dish' : `${dishes} dishes`,
              to: addressOf(title),
              action: (
                <IconButton
                  icon={penIcon}
                  label={`Rename ${titleOf(title)}`}
                  onClick={() => setRenamed(title)}
                />
              ),
            })),
        )}
        onMove={moveTo}
      />
      {renamed !== null && <RenameDialog category={renamed} onClose={() => setRenamed(null)} />}
    </Frame>
  );
}

const noteOf = (dish: Product): string =>
  [dish.ugage === 'disable' && 'Hidden from the menu', markText(dish)].filter(Boolean).join(', ');

function Dishes({ category }: { readonly category: string }) {
  const menu = useMenuOrder(category);
  const dishes = menu.order?.dishes ?? [];
  const { order, moveTo, failed, retry } = useMoves(
    dishes.map(({ _id }) => _id),
    {
      save: moveProduct,
      onSaved: (apply) =>
        menu.change((stored) => ({
          ...stored,
          dishes: apply(stored.dishes.map(({ _id }) => _id)).flatMap((id) =>
            stored.dishes.filter(({ _id }) => _id === id),
          ),
        })),
      onFailed: menu.refresh,
    },
  );
  const byId = new Map(dishes.map((dish) => [dish._id, dish]));
  return (
    <Frame
      title={titleOf(category)}
      menu={menu}
      back={{ to: addressOf(), label: 'All categories' }}
      empty={dishes.length === 0 ? 'No dishes in this category' : null}
      failed={failed === null ? null : (byId.get(failed)?.name ?? 'The dish')}
      onRetry={retry}
    >
      <SortableList
        label={`Dishes of ${titleOf(category)}`}
        total={menu.total}
        entries={order
          .flatMap((id) => byId.get(id) ?? [])
          .map((dish) => ({
            id: dish._id,
            name: dish.name,
            note: noteOf(dish),
            picture: <Thumb image={dish.image} imageSet={dish.imageSet} />,
          }))}
        onMove={moveTo}
      />
      {menu.showMore && (
        <More>
          <p>{`${dishes.length} of ${menu.total} dishes`}</p>
          <Button variant="secondary" busy={menu.isFetching} onClick={menu.showMore}>
            Show more
          </Button>
        </More>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly menu: MenuOrderQuery;
  readonly back: { readonly to: string; readonly label: string };
  readonly empty: string | null;
  /** Name of what could not be moved. */
  readonly failed: string | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const Frame = ({ title, menu, back, empty, failed, onRetry, children }: FrameProps) => (
  <>
    <TabHead title={title}>
      <ButtonLink variant="secondary" to={back.to}>
        {back.label}
      </ButtonLink>
    </TabHead>
    <Column>
      <ListStates list={menu} what="dishes" failure="Failed to load the menu" empty={empty}>
        {children}
      </ListStates>
      {failed !== null && (
        <Failure
          kind="error"
          title={`${failed} was not moved`}
          actions={
            <Button variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          It could not be saved, so it stands where it was.
        </Failure>
      )}
    </Column>
  </>
);

const Column = styled.div`
  max-width: 46rem;
  padding-bottom: 32px;
`;

/** Stays in sight in a long list, and moves no row. */
const Failure = styled(Notice)`
  position: sticky;
  z-index: 2;
  bottom: 12px;
  margin-top: 12px;
`;

const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-top: 12px;
  font-size: var(--t-small);
  color: var(--muted);
`;
