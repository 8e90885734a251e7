import type { WrittenMail } from '@storefront/shared/contract/entities/staff-mail';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import styled from 'styled-components';

/** The mails of a shop without a mail server, to read. Those with a code are not shown: staff must not use them. */
export function WrittenMails({ mails }: { readonly mails: readonly WrittenMail[] }) {
  const now = useMinute();
  return (
    <>
      <p>
        The shop has no mail server, so nobody gets its mails. They are files in <code>DATA_DIR/outbox</code>
        <span>{`.${mails.length === 0 ? ' There are none yet.' : ' The newest:'}`}</span>
      </p>
      {mails.length > 0 && (
        <List aria-label="Newest mails">
          {mails.map((mail) => (
            <li key={mail._id}>
              <details>
                <summary>
                  <span>{mail.subject}</span>
                  <small>
                    <bdi>{mail.to}</bdi>
                    <span>{`, ${formatDateTime(mail.writtenAt, now)}`}</span>
                  </small>
                </summary>
                {mail.text === null ? <p>The code is in the file only.</p> : <pre>{mail.text}</pre>}
              </details>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const List = styled.ul`
  max-height: 24rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  li + li {
    border-top: 1px solid var(--line);
  }

  summary {
    min-height: var(--tap);
    padding: 8px 16px;
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }

  details > p,
  pre {
    margin: 0;
    padding: 4px 16px 16px;
    font-size: var(--t-small);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
