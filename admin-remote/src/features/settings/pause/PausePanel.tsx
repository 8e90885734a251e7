import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { EditConflict } from '@storefront/shared/contract/envelope';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { callKey } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { pauseAt, pauseText } from '@storefront/shared/rules/opening-hours';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { staleSave } from '../../../common/conflict/use-edit-conflict';
import { useSaveSettings } from '../use-save-settings';
import { PauseForm } from './PauseForm';

/** Pauses and resumes ordering, for a kitchen that is too busy (C28). */
export function PausePanel({ settings }: { readonly settings: ShopSettings }) {
  const client = useQueryClient();
  const now = useMinute();
  const [isAsking, setIsAsking] = useState(false);
  const [stale, setStale] = useState<EditConflict | null>(null);
  const { save, isBusy } = useSaveSettings();
  const pause = now === null ? null : pauseAt(now, settings);

  const resume = () => {
    setStale(null);
    return save(
      { paused: null, ...(settings.versions && { versions: { paused: settings.versions.paused } }) },
      {
        loading: 'Taking orders again…',
        success: 'Orders are taken again',
        failure: 'Failed to take orders again',
      },
      (error) => {
        // Another pause came meanwhile: show it before staff end it (C165).
        const newer = staleSave(error);
        setStale(newer);
        if (newer) client.setQueryData(callKey('getSettings', {}), newer.current);
      },
    );
  };

  return (
    <Panel aria-labelledby="pause" data-paused={pause !== null || undefined}>
      {pause && stale && (
        <Notice
          kind="error"
          title={
            <>
              <bdi>{stale.changedBy}</bdi>
              <span>{` changed the pause${stale.changedAt ? ` on ${formatDateTime(stale.changedAt, null)}` : ''}`}</span>
            </>
          }
        >
          <p>Orders stay paused. Below is the new pause.</p>
        </Notice>
      )}
      <Head>
        <h2 id="pause">Orders</h2>
        <State role="status">
          {pause && now !== null ? pauseText(now, pause) : 'Orders are taken as usual.'}
        </State>
        {pause ? (
          <Button size="lg" busy={isBusy} onClick={() => void resume()}>
            Take orders again
          </Button>
        ) : (
          !isAsking && (
            <Button variant="secondary" size="lg" onClick={() => setIsAsking(true)}>
              Pause orders
            </Button>
          )
        )}
      </Head>
      {pause && <p>Checkout and tables are refused, and customers see the line above.</p>}
      {isAsking && <PauseForm settings={settings} onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 16px;

  &&[data-paused] {
    background: var(--accent-soft);
    box-shadow: inset 6px 0 0 var(--accent);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;

  h2 {
    font-size: 1.25rem;
  }
`;

const State = styled.p`
  flex: 1 1 240px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
