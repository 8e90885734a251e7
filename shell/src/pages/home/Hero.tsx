import { home } from '@storefront/shared/content/home';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Page } from '@storefront/shared/ui/Page';
import { Weave } from '@storefront/shared/ui/Weave';
import styled from 'styled-components';
import { Door } from './Door';
import { StillLife } from './StillLife';

const [firstLine, secondLine] = home.title;

/** The hero "One door, two rooms": the cafe's table in front of the closet's door. */
export function Hero() {
  return (
    <Wall>
      <Light />
      <Door />
      <Page>
        <Words>
          <Title>
            <span>{firstLine}</span>
            <br />
            <span>{secondLine}</span>
          </Title>
          <Lead>{home.lead}</Lead>
          <Ways>
            <Way to={paths.menu()} size="lg">
              Order from the menu
            </Way>
            <ClosetWay to={paths.closet()} size="lg" variant="secondary">
              Visit the closet
            </ClosetWay>
          </Ways>
        </Words>
      </Page>
      <StillLife />
      <Runner kind="runner" />
    </Wall>
  );
}

const Wall = styled.section`
  --horizon: 78%;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  height: 664px;
  background: linear-gradient(180deg, var(--clay-w) 0 var(--horizon), var(--clay-t) var(--horizon));

  @media (min-width: 1024px) {
    --horizon: 72%;
  }
  @media (max-width: 359px) {
    height: 724px;
  }
`;

const Light = styled.div`
  position: absolute;
  z-index: -2;
  inset: 0 0 calc(100% - var(--horizon));
  background: linear-gradient(114deg, transparent 34%, var(--lightshaft) 36% 50%, transparent 52% 56%, var(--lightshaft) 58% 68%, transparent 70%);

  @media (min-width: 1024px) {
    background: linear-gradient(114deg, transparent 33%, var(--lightshaft) 34% 45%, transparent 46% 48.5%, var(--lightshaft) 49.5% 56%, transparent 57%);
  }
`;

const Words = styled.div`
  position: relative;
  z-index: 3;
  max-width: 660px;
  padding-top: 36px;

  @media (min-width: 1024px) {
    padding-top: 84px;
  }
`;

const Title = styled.h1`
  font-size: 4.25rem;
  font-weight: 800;
  line-height: 0.9;
  letter-spacing: -0.022em;

  @media (min-width: 1024px) {
    font-size: var(--t-hero);
  }
  @media (max-width: 359px) {
    font-size: 3.5rem;
  }
`;

const Lead = styled.p`
  max-width: 440px;
  margin-top: 14px;
  font-size: 1.0625rem;

  @media (min-width: 1024px) {
    margin-top: 20px;
    font-size: 1.25rem;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;

  @media (min-width: 1024px) {
    gap: 12px;
    margin-top: 28px;
  }
`;

const Way = styled(ButtonLink)`
  @media (max-width: 1023px) {
    min-height: 52px;
    padding: 0 18px;
    font-size: 1rem;
  }
`;

const ClosetWay = styled(Way)`
  box-shadow: inset 0 0 0 2px var(--ink);
`;

const Runner = styled(Weave)`
  position: absolute;
  inset: auto 0 0;
  height: 27px;
  background-size: 48px 27px;

  &::before {
    content: '';
    position: absolute;
    inset: -18px 0 auto;
    height: 18px;
    background: linear-gradient(180deg, rgb(255 255 255 / 0.16), rgb(52 20 8 / 0.1));
  }

  @media (min-width: 1024px) {
    height: 36px;
    background-size: 64px 36px;
  }
`;
