import { callQuery } from '@storefront/shared/query/call-query';
import { Picture } from '@storefront/shared/ui/Picture';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';

/** Shows a shoe as a link to the shoe collection. Renders nothing without shoes. */
export function ShoePromo({ onChoose }: { readonly onChoose: () => void }) {
  const { data } = useQuery(callQuery('listClosetItems', { query: { division: 'kicks', page: 1 } }));
  const shoe = data?.find(({ isTopSeller }) => isTopSeller) ?? data?.[0];
  if (!shoe) return null;
  return (
    <Tile type="button" onClick={onChoose}>
      <span>Division Kicks Collection</span>
      <Picture
        image={shoe.image}
        imageSet={shoe.imageSet}
        alt=""
        ratio="auto"
        sizes="320px"
        loading="eager"
      />
    </Tile>
  );
}

const Tile = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: end;
  height: 100%;
  min-height: 264px;
  background: var(--stone-2);
  text-align: left;

  > span:first-child {
    padding: 0 0 24px 28px;
    font: 500 2rem / 1 var(--font-display);
    letter-spacing: -0.01em;
  }

  > span:last-child {
    height: 100%;
    mask-image: linear-gradient(90deg, transparent, #000 40%);
  }
`;
