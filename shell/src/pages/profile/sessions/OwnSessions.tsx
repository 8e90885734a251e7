import { isNotFound } from '@storefront/shared/api/api-error';
import { endOtherSessions, endOwnSession } from '@storefront/shared/api/second-factor';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { OwnSession } from '@storefront/shared/contract/entities/own-session';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';

const MESSAGE = 'own-sessions';

/** Where the person is signed in, with the way to end each session (C299). Nothing with a server that lacks the call. */
export function OwnSessions() {
  const { ownServer } = readRuntimeConfig();
  const query = useQuery({ ...callQuery('listOwnSessions', {}), enabled: ownServer });
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!ownServer || isNotFound(query.error)) return null;

  /** @param id the session to end; `others`: all but this one */
  const end = async (id: string) => {
    if (busyWith) return;
    setBusyWith(id);
    try {
      await (id === 'others' ? endOtherSessions() : endOwnSession(id));
      notify.success(id === 'others' ? 'Signed out everywhere else' : 'Signed out there', MESSAGE);
    } catch (error) {
      console.error('own sessions', error);
      notify.error('Failed to sign out there', MESSAGE);
    }
    await query.refetch();
    setBusyWith(null);
    // The button that had the focus may be gone.
    heading.current?.focus();
  };

  const sessions = query.data;
  return (
    <section aria-labelledby="own-sessions">
      <h3 id="own-sessions" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h3>
      {query.error && !sessions && (
        <ErrorState
          message="Where you are signed in could not be loaded"
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.isPending && (
        <div role="status">
          <VisuallyHidden>Loading where you are signed in</VisuallyHidden>
          <Skeleton height="120px" />
        </div>
      )}
      {sessions && (
        <List aria-label="Where you are signed in">
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              isBusy={busyWith === session._id}
              onEnd={() => void end(session._id)}
            />
          ))}
        </List>
      )}
      {sessions && sessions.length > 1 && (
        <Button variant="secondary" block busy={busyWith === 'others'} onClick={() => void end('others')}>
          Sign out everywhere else
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { device, startedAt, lastSeenAt, current }, isBusy, onEnd }: SessionRowProps) {
  const now = useMinute();
  const name = device ?? 'Unknown device';
  const timeOf = (iso: string) => formatDateTime(iso, now).replace('Just', 'just');
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{`Signed in ${timeOf(startedAt)}`}</p>
        {!current && <p>{`Last seen ${timeOf(lastSeenAt)}`}</p>}
      </div>
      {current ? (
        <Tag>This device</Tag>
      ) : (
        <Button variant="quiet" busy={isBusy} aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const List = styled.ul`
  margin-top: var(--s3);

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--s3);
    min-height: 84px;
    padding-block: var(--s3);
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  + button {
    margin-top: var(--s3);
  }

  p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

const Tag = styled.span`
  padding: 1px 8px;
  border-radius: 6px;
  background: var(--accent-soft);
  color: var(--accent-text);
  font-size: var(--t-small);
  font-weight: 600;
  white-space: nowrap;
`;
