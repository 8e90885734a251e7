import { home } from '@storefront/shared/content/home';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Page } from '@storefront/shared/ui/Page';
import { Weave } from '@storefront/shared/ui/Weave';
import styled from 'styled-components';
import { Door } from './Door';
import { StillLife } from './StillLife';

const [firstLine, secondLine] = home.title;

/**
 * The hero "One door, two rooms". The words are in the flow and push the still life away: the cafe's table in front of
 * the closet's door stands below them or beside them, never under them (C453).
 */
export function Hero() {
  return (
    <Wall>
      <Light />
      <Columns>
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
        <Stage aria-hidden="true">
          <Door />
          <StillLife />
        </Stage>
      </Columns>
      <Runner kind="runner" />
    </Wall>
  );
}

/** `--table` is how high the table stands, with the runner at its edge. */
const Wall = styled.section`
  --table: 104px;
  --runner: 27px;
  --horizon: calc(var(--table) + var(--runner));
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: linear-gradient(0deg, var(--clay-t) 0 var(--horizon), var(--clay-w) var(--horizon));

  @media (min-width: 64em) {
    --table: 132px;
    --runner: 36px;
  }
`;

const Light = styled.div`
  position: absolute;
  z-index: -2;
  inset: 0 0 var(--horizon);
  background: linear-gradient(114deg, transparent 34%, var(--lightshaft) 36% 50%, transparent 52% 56%, var(--lightshaft) 58% 68%, transparent 70%);
`;

const Columns = styled(Page)`
  @media (min-width: 40em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 16px;
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) min(620px, 50%);
  }
`;

const Words = styled.div`
  max-width: 660px;
  padding-top: 32px;

  @media (min-width: 40em) {
    padding-block: 56px calc(var(--table) + 28px);
  }
  @media (min-width: 64em) {
    padding-block: 72px calc(var(--table) + 32px);
  }
`;

/** Two lines from 360 px up; larger text grows until one word fills the line. */
const Title = styled.h1`
  font-size: max(min(4.25rem, 17.6vw), min(2.75rem, 24vw));
  font-weight: 800;
  line-height: 0.94;
  letter-spacing: -0.022em;

  @media (min-width: 40em) {
    font-size: min(4.75rem, 10vw);
  }
  @media (min-width: 64em) {
    font-size: min(6rem, 8vw);
  }
`;

const Lead = styled.p`
  max-width: 26em;
  margin-top: 12px;
  font-size: 1.0625rem;
  text-wrap: pretty;

  @media (min-width: 64em) {
    margin-top: 20px;
    font-size: 1.25rem;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;

  @media (max-width: 20em) {
    flex-direction: column;
  }
  @media (min-width: 64em) {
    gap: 12px;
    margin-top: 28px;
  }
`;

const Way = styled(ButtonLink)`
  @media (max-width: 63.99em) {
    min-height: 52px;
    padding: 10px 15px;
    font-size: 1rem;
  }
  @media (max-width: 379px) {
    padding-inline: 11px;
    font-size: 0.9375rem;
  }
`;

const ClosetWay = styled(Way)`
  box-shadow: inset 0 0 0 2px var(--ink);
`;

const Stage = styled.div`
  position: relative;
  height: 288px;
  margin-top: 8px;

  @media (min-width: 40em) {
    height: auto;
    min-height: 440px;
    margin: 0;
  }
  @media (min-width: 64em) {
    min-height: 560px;
  }
`;

const Runner = styled(Weave)`
  position: relative;
  height: var(--runner);
  background-size: 48px 27px;

  &::before {
    content: '';
    position: absolute;
    inset: -18px 0 auto;
    height: 18px;
    background: linear-gradient(180deg, rgb(255 255 255 / 0.16), rgb(52 20 8 / 0.1));
  }

  @media (min-width: 64em) {
    background-size: 64px 36px;
  }
`;
