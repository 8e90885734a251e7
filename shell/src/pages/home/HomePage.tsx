import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { Facts } from './Facts';
import { Hero } from './Hero';
import { Invitation } from './invitation/Invitation';
import { Recommendation } from './Recommendation';
import { Reviews } from './reviews/Reviews';
import { Story } from './Story';

/** Home (§2): hero, story, recommendation, reviews; and once, an invitation to sign up. */
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
      <Invitation />
    </>
  );
}

const Rooms = styled(Page)`
  > section {
    margin-top: var(--s8);
  }
`;
