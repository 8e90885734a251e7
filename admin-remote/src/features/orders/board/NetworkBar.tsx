import { serverNow } from '@storefront/shared/api';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { Notice } from '@storefront/shared/ui/Notice';
import { useState } from 'react';
import styled from 'styled-components';

/** Says since when there is no network. Stays until there is one. @param screen what the screen is called */
export function NetworkBar({ screen = 'board' }: { readonly screen?: string }) {
  const [since] = useState(() => serverNow());
  return (
    <Bar
      kind="warning"
      title={`No network since ${timeOfDay(since)}.`}
    >{`The ${screen} shows what we last knew. The buttons wait.`}</Bar>
  );
}

const Bar = styled(Notice)`
  margin-top: 12px;
`;
