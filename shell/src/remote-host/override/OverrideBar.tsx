import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSlotAbove } from '../../layout/use-slot-above';
import { wordsOf } from './load-override';
import { followOverrides, type OverrideState, overrideStates, resetOverride } from './override-state';
import { readRemote } from './read-remote';
import { clearAddress, storeOverrides } from './stored-overrides';

function reset(): void {
  storeOverrides([]);
  window.location.reload();
}

const inWords = ({ name, version, address }: OverrideState) =>
  `${name} ${version ?? ''} from ${address}`.replace('  ', ' ');

/** Shows which remotes this tab loads from another address, and which of them failed (C140). */
export function OverrideBar() {
  const states = useSyncExternalStore(followOverrides, overrideStates, overrideStates);
  // Above the header too.
  const place = useSlotAbove('body');
  const inForce = states.filter(({ failure }) => failure === null);
  const failed = states.filter(({ failure }) => failure !== null);

  useEffect(() => {
    clearAddress();
    for (const state of overrideStates())
      readRemote(state).catch((error: unknown) => resetOverride(state.name, wordsOf(error)));
  }, []);
  useEffect(() => storeOverrides(inForce.map(({ name }) => name)), [inForce]);

  return createPortal(
    <Bar>
      {inForce.length > 0 && (
        <Notice
          kind="warning"
          title="This tab runs another build"
          actions={<Button onClick={reset}>Reset</Button>}
        >
          {inForce.map((state) => (
            <Line key={state.name}>{inWords(state)}</Line>
          ))}
        </Notice>
      )}
      {failed.map((state) => (
        <Notice
          key={state.name}
          kind="error"
          title={`${inWords(state)} was reset: the live release is shown`}
        >
          <Line>{state.failure}</Line>
        </Notice>
      ))}
    </Bar>,
    place,
  );
}

const Bar = styled.aside.attrs({ 'aria-label': 'Other builds in this tab' })`
  display: grid;
  gap: var(--s2);
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s3) var(--gutter);
`;

const Line = styled.p`
  overflow-wrap: anywhere;
`;
