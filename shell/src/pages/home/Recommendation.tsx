import { home } from '@storefront/shared/content/home';
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

/** Four dishes of today's menu (§2 Home). Absent if the menu is empty. */
export function Recommendation() {
  const { data, error, refetch } = useQuery(callQuery('listMenu', FIRST_MENU_PAGE));
  const dishes = data && pickRecommended(data);
  if (dishes?.length === 0) return null;
  return (
    <section aria-labelledby="recommended" aria-busy={!data && !error}>
      <h2 id="recommended">{home.recommendation.title}</h2>
      <Text>{home.recommendation.text}</Text>
      {error ? (
        <LoadFailure message={messages.menu.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Dishes>
          {dishes
            ? dishes.map(({ _id, name, price, image, imageSet }) => (
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
                    <Price paisa={toPaisa(price)} />
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
