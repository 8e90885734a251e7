import { isNotFound } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { SecondFactor } from '@storefront/shared/contract/entities/second-factor';
import { lazyPart } from '@storefront/shared/lazy';
import { callKey, callQuery } from '@storefront/shared/query/call-query';
import { RECOVERY_CODES } from '@storefront/shared/rules/second-factor';
import { loadSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/Button';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Notice } from '@storefront/shared/ui/Notice';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useSessionScope } from '../../../auth/use-session-scope';
import { shopDay } from '../shop-day';

const SetUpDialog = lazyPart(async () => (await import('./SetUpDialog')).SetUpDialog);
const CodeDialog = lazyPart(async () => (await import('./CodeDialog')).CodeDialog);

/** Fewer recovery codes than this are worth a word. */
const FEW = 3;

/** The second factor of one's account: on, off, recovery codes (C297). Nothing with a server that lacks the call. */
export function TwoStepLogin() {
  const { ownServer } = readRuntimeConfig();
  const scope = useSessionScope();
  const query = useQuery({ ...callQuery('getSecondFactor', {}), enabled: ownServer });
  const [open, setOpen] = useState<'set-up' | 'codes' | 'off' | null>(null);
  if (!ownServer || isNotFound(query.error)) return null;
  const close = () => {
    setOpen(null);
    void query.refetch();
    // Turning it on ended the other sessions; staff may act as staff again (C298).
    void scope.queries.invalidateQueries({ queryKey: callKey('listOwnSessions', {}) });
    void loadSession(scope);
  };
  return (
    <section aria-labelledby="two-step">
      <h3 id="two-step">Two-step login</h3>
      {query.data ? (
        <State factor={query.data} onOpen={setOpen} />
      ) : query.error ? (
        <ErrorState
          message="How two-step login stands could not be loaded"
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading how two-step login stands</VisuallyHidden>
          <Skeleton height="120px" />
        </div>
      )}
      {open === 'set-up' && <SetUpDialog onClose={close} />}
      {(open === 'codes' || open === 'off') && <CodeDialog what={open} onClose={close} />}
    </section>
  );
}

interface StateProps {
  readonly factor: SecondFactor;
  readonly onOpen: (what: 'set-up' | 'codes' | 'off') => void;
}

function State({ factor: { active, since, recoveryCodesLeft: left, required }, onOpen }: StateProps) {
  if (!active)
    return (
      <Parts>
        <p>After your password, a login then also asks for a code that an app on your phone shows.</p>
        <Button variant={required ? 'primary' : 'secondary'} block onClick={() => onOpen('set-up')}>
          Set up two-step login
        </Button>
      </Parts>
    );
  return (
    <Parts>
      <p>{`On since ${since ? shopDay(since) : ''}. ${left} of ${RECOVERY_CODES} recovery codes left.`}</p>
      {left < FEW && (
        <Notice kind="warning" title="Few recovery codes are left">
          Make new ones, so that you can log in without your phone.
        </Notice>
      )}
      <Button variant="secondary" block onClick={() => onOpen('codes')}>
        New recovery codes
      </Button>
      <Button variant="quiet" block onClick={() => onOpen('off')}>
        Turn off
      </Button>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);

  > p {
    color: var(--muted);
  }
`;
