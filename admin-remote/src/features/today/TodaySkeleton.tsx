import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { TabHead } from '../../common/TabHead';
import { Columns, Report } from './report-layout';

/** The figures and lists of a report while they load. */
export const ReportSkeleton = () => (
  <Report role="status">
    <VisuallyHidden>Loading the report</VisuallyHidden>
    <FigureBox height="" radius="var(--r-panel)" />
    <Columns>
      <div>
        <ChartBox height="" radius="var(--r-panel)" />
        <Skeleton height="340px" radius="var(--r-panel)" />
      </div>
      <div>
        <Skeleton height="240px" radius="var(--r-panel)" />
        <Skeleton height="320px" radius="var(--r-panel)" />
      </div>
    </Columns>
  </Report>
);

/** The tab while its script loads. */
export const TodaySkeleton = () => (
  <>
    <TabHead title="Today" />
    <ReportSkeleton />
  </>
);

const FigureBox = styled(Skeleton)`
  height: 252px;

  @media (min-width: 1024px) {
    height: 116px;
  }
`;

const ChartBox = styled(Skeleton)`
  height: 330px;

  @media (min-width: 1024px) {
    height: 374px;
  }
`;
