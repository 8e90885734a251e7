import { request } from '@storefront/shared/api';
import type { FailedMail } from '@storefront/shared/contract/entities/staff-mail';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { callKey } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../../common/ConfirmDialog';

const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);

/** Mails that could not be sent, with what staff can do about each. */
export function FailedMails({ mails }: { readonly mails: readonly FailedMail[] }) {
  const client = useQueryClient();
  const now = useMinute();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<FailedMail | null>(null);

  const change = async (
    call: 'resendMail' | 'removeMail',
    id: string,
    words: { loading: string; success: string; failure: string },
  ) => {
    setBusyId(id);
    const input = { params: { id } };
    const done = call === 'resendMail' ? request(call, { ...input, body: {} }) : request(call, input);
    await notify.during(
      done.then(() => true),
      { ...words, failure: () => words.failure },
    );
    await client.invalidateQueries({ queryKey: callKey('listMails', {}) });
    setBusyId(null);
  };

  return (
    <>
      <Notice
        kind="warning"
        title={mails.length === 1 ? 'One mail could not be sent' : `${mails.length} mails could not be sent`}
      >
        <p>The orders are not affected. Correct the cause, then send again; or call the customer.</p>
      </Notice>
      <List aria-label="Mails that could not be sent">
        {mails.map((mail) => (
          <li key={mail._id}>
            <div>
              <strong>{mail.subject}</strong>
              <p>
                To <bdi>{mail.to}</bdi>
              </p>
              <p>{mail.problem}</p>
              <p>{`${tries(mail.tries)}, given up ${formatDateTime(mail.failedAt, now)}`}</p>
            </div>
            <Actions>
              <Button
                variant="secondary"
                busy={busyId === mail._id}
                aria-label={`Send again to ${mail.to}: ${mail.subject}`}
                onClick={() =>
                  void change('resendMail', mail._id, {
                    loading: 'Sending again…',
                    success: 'The mail is sent again',
                    failure: 'Failed to send the mail again',
                  })
                }
              >
                Send again
              </Button>
              <Button
                variant="quiet"
                aria-label={`Remove the mail to ${mail.to}: ${mail.subject}`}
                onClick={() => setRemoved(mail)}
              >
                Remove
              </Button>
            </Actions>
          </li>
        ))}
      </List>
      {removed && (
        <ConfirmDialog
          title="Remove this mail?"
          action="Remove mail"
          isBusy={busyId === removed._id}
          onClose={() => setRemoved(null)}
          onConfirm={() =>
            void change('removeMail', removed._id, {
              loading: 'Removing the mail…',
              success: 'The mail is removed',
              failure: 'Failed to remove the mail',
            }).then(() => setRemoved(null))
          }
        >
          <p>
            <bdi>{removed.to}</bdi>
            <span>{` will not get “${removed.subject}”.`}</span>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px 16px;
    padding: 12px 16px;
  }

  > li + li {
    border-top: 1px solid var(--line);
  }

  > li > div:first-child {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
