import { isNotFound } from '@storefront/shared/api/api-error';
import { renewInvite } from '@storefront/shared/api/staff';
import type { StaffInvite, StaffMember } from '@storefront/shared/contract/entities/staff-member';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { roleNames, roleSentences, STAFF_ROLES } from '@storefront/shared/rules/rights';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { penIcon } from '@storefront/shared/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { Hint, SettingTitle } from '../setting-style';
import { InviteLinkDialog } from './InviteLinkDialog';
import { StaffDialog } from './StaffDialog';

/** Returns what keeps somebody from signing in; null if nothing does. */
function stateOf({ active, invitedUntil }: StaffMember, now: number | null): string | null {
  if (!active) return 'Switched off';
  if (invitedUntil === null) return null;
  return now !== null && Date.parse(invitedUntil) <= now
    ? 'Invitation expired'
    : `Invited until ${formatDateTime(invitedUntil, null)}`;
}

/** Accounts of staff with their roles (C294). Nothing with a server that knows no roles. */
export function StaffSection() {
  const query = useQuery(callQuery('listStaff', {}));
  const client = useQueryClient();
  const now = useMinute();
  /** Null: a new one. */
  const [opened, setOpened] = useState<StaffMember | null | undefined>(undefined);
  const [invite, setInvite] = useState<StaffInvite | null>(null);
  if (isNotFound(query.error)) return null;
  const members = query.data ?? [];
  const refresh = () => client.invalidateQueries({ queryKey: ['listStaff'] });

  const renew = async ({ _id }: StaffMember) => {
    const sent = await notify.during(renewInvite(_id), {
      loading: 'Sending the invitation…',
      success: 'Invitation sent',
      failure: 'Failed to send the invitation',
    });
    if (sent) setInvite(sent);
    await refresh();
  };

  return (
    <section aria-labelledby="staff">
      <SettingTitle id="staff">Staff</SettingTitle>
      <Hint>The role says what somebody may do. Who is switched off is signed out at once.</Hint>
      <ListStates
        list={listStateOf(query)}
        what="staff"
        failure="Failed to load the staff"
        empty={members.length === 0 ? 'No staff yet' : null}
      >
        <List>
          {members.map((member) => {
            const state = stateOf(member, now);
            return (
              <li key={member._id}>
                <Who>
                  <b>
                    <bdi>{member.fullName}</bdi>
                  </b>
                  <small>
                    <bdi>{member.email}</bdi>
                  </small>
                  {state && <em>{state}</em>}
                  {member.active && member.invitedUntil !== null && (
                    <Button
                      variant="quiet"
                      aria-label={`Invite ${member.fullName} again`}
                      onClick={() => void renew(member)}
                    >
                      Invite again
                    </Button>
                  )}
                </Who>
                <span>{roleNames[member.staffRole]}</span>
                <IconButton
                  icon={penIcon}
                  label={`Edit ${member.fullName}`}
                  onClick={() => setOpened(member)}
                />
              </li>
            );
          })}
        </List>
      </ListStates>
      <Button variant="secondary" onClick={() => setOpened(null)}>
        Invite somebody
      </Button>
      <Roles>
        <summary>What each role may do</summary>
        {STAFF_ROLES.map((role) => (
          <div key={role}>
            <h3>{roleNames[role]}</h3>
            <ul>
              {roleSentences(role).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ))}
      </Roles>
      {opened !== undefined && (
        <StaffDialog member={opened} onInvited={setInvite} onClose={() => setOpened(undefined)} />
      )}
      {invite?.link && <InviteLinkDialog invite={invite} onClose={() => setInvite(null)} />}
    </section>
  );
}

const List = styled.ul`
  margin-block: 12px 16px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: var(--tap);
    padding-block: 8px;
    border-top: 1px solid var(--line);
  }
`;

const Who = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;

  small,
  em {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }

  em {
    font-style: normal;
    color: var(--accent-text);
  }

  button {
    margin-left: -8px;
  }
`;

const Roles = styled.details`
  margin-top: 16px;

  summary {
    display: list-item;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }

  h3 {
    margin-top: 12px;
    font-size: 1rem;
  }

  ul {
    margin-top: 4px;
    padding-left: 20px;
    list-style: disc;
    font-size: var(--t-small);
  }
`;
