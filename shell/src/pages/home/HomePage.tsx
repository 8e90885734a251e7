import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { Facts } from './Facts';
import { Hero } from './Hero';
import { Recommendation } from './Recommendation';
import { Reviews } from './Reviews';
import { Story } from './Story';

/** Home (§2): hero, story, what the chef recommends, what guests say. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Rooms>
        <Facts />
        <Recommendation />
        <Story />
        <Reviews />
      </Rooms>
    </>
  );
}

const Rooms = styled(Page)`
  > section {
    margin-top: var(--s8);
  }
`;
