import { readRuntimeConfig } from '@storefront/shared/config';
import { home } from '@storefront/shared/content/home';
import type { Product } from '@storefront/shared/contract/entities/product';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { Link } from '@storefront/shared/router';
import { toPaisa } from '@storefront/shared/rules/money';
import { FIRST_MENU_PAGE } from '@storefront/shared/rules/paging';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { pickRecommended } from './pick-recommended';

const PLACES = ['one', 'two', 'three', 'four'];

/**
 * Returns the dishes sold most in seven days; an empty list while too little is known, or if the server has no such
 * call (C86, C176); undefined until it answers.
 */
function usePopular(): readonly Product[] | undefined {
  const isAsked = readRuntimeConfig().ownServer;
  const { data, isError } = useQuery({ ...callQuery('listPopularProducts', {}), enabled: isAsked });
  return isAsked && !isError ? data : [];
}

/** Four dishes (§2 Home): those sold most, else some of today's menu. Absent if the menu is empty. */
export function Recommendation() {
  const popular = usePopular();
  const isPopular = popular !== undefined && popular.length > 0;
  const menu = useQuery({ ...callQuery('listMenu', FIRST_MENU_PAGE), enabled: !isPopular });
  const recommended = popular && menu.data && pickRecommended(menu.data);
  const dishes = isPopular ? popular : recommended;
  const error = isPopular ? null : menu.error;
  if (dishes?.length === 0) return null;
  const { title, text } = isPopular ? home.popular : home.recommendation;
  return (
    <section aria-labelledby="recommended" aria-busy={!dishes && !error}>
      <h2 id="recommended">{title}</h2>
      <Text>{text}</Text>
      {error ? (
        <LoadFailure message={messages.menu.loadFailed} error={error} onRetry={() => void menu.refetch()} />
      ) : (
        <Dishes>
          {dishes
            ? dishes.map(({ _id, name, price, priceFrom, image, imageSet }) => (
                <li key={_id}>
                  <Dish to={paths.product(_id)}>
                    <Picture
                      image={image}
                      imageSet={imageSet}
                      alt=""
                      ratio="1"
                      sizes="(min-width: 1280px) 276px, (min-width: 1024px) 22vw, 46vw"
                    />
                    <h3>{name}</h3>
                    <Price isLowest={priceFrom !== undefined} paisa={toPaisa(priceFrom ?? price)} />
                  </Dish>
                </li>
              ))
            : PLACES.map((place) => (
                <li key={place} aria-hidden="true">
                  <Skeleton ratio="1" radius="var(--r-tile)" />
                  <Line width="70%" height="1.3125rem" />
                  <Line width="40%" height="1.0625rem" />
                </li>
              ))}
        </Dishes>
      )}
    </section>
  );
}

const Text = styled.p`
  margin-top: var(--s2);
  color: var(--muted);
`;

const Dishes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5) var(--s4);
  margin-top: var(--s5);

  /* Large text. */
  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s6);
  }
`;

const Dish = styled(Link)`
  display: block;
  text-decoration: none;

  h3 {
    margin: var(--s3) 0 var(--s1);
    font-size: 1.3125rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  @media (hover: hover) {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Line = styled(Skeleton)`
  margin-top: var(--s3);

  + & {
    margin-top: var(--s2);
  }
`;
