import { readRuntimeConfig } from '@storefront/shared/config';
import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { useBoardDepartment } from '../../../common/use-board-department';
import { Frame, LaneHead, Lanes } from './board-style';
import { LaneTabs } from './LaneTabs';
import { ALL_LANES, type Lane, lanesOf, laneWord } from './lanes';

/** Cards of a lane, as high as most are. */
const CARDS = ['252px', '208px', '208px'];

interface LanesSkeletonProps {
  readonly hasSteps: boolean;
  /** The lane that is shown where only one has room. */
  readonly chosen: Lane;
  readonly onChoose: (lane: Lane) => void;
}

/** The lanes while the orders load: the names of the lanes stand where they will stay (C209). */
export function LanesSkeleton({ hasSteps, chosen, onChoose }: LanesSkeletonProps) {
  const isWide = useMediaQuery(ALL_LANES);
  const lanes = lanesOf(hasSteps);
  return (
    <>
      {!isWide && (
        <LaneTabs lanes={lanes} hasSteps={hasSteps} orders={null} chosen={chosen} onChoose={onChoose} />
      )}
      <Lanes role="status">
        <VisuallyHidden>Loading orders</VisuallyHidden>
        {(isWide ? lanes : [chosen]).map((lane) => (
          <Column key={lane}>
            <LaneHead as="div">
              <h2>{laneWord(lane, hasSteps)}</h2>
            </LaneHead>
            <Cards>
              {CARDS.map((height, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
                <Skeleton key={index} height={height} radius="10px" />
              ))}
            </Cards>
          </Column>
        ))}
      </Lanes>
    </>
  );
}

const nothing = () => {};

/** The board while its script loads: the tools have their place. A department's screen has no lanes. */
export function BoardSkeleton() {
  if (useBoardDepartment() !== null) return <Spinner label="Loading the board" />;
  return (
    <Frame>
      <ToolsPlace />
      <LanesSkeleton hasSteps={readRuntimeConfig().ownServer} chosen="new" onChoose={nothing} />
    </Frame>
  );
}

/* As high as the tools: two rows on a phone. */
const ToolsPlace = styled.div`
  height: 124px;

  @media (min-width: 900px) {
    height: 72px;
  }
`;

const Column = styled.div`
  overflow: hidden;
`;

/* As far below the head of the lane as cards are. */
const Cards = styled.div`
  display: grid;
  gap: 10px;
  padding-top: 3px;
`;
