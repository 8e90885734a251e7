import { ApiError, isNotFound } from '@storefront/shared/api/api-error';
import { updateSecondFactorRoles } from '@storefront/shared/api/second-factor';
import type { SecondFactorRoles } from '@storefront/shared/contract/entities/second-factor';
import { callKey, callQuery } from '@storefront/shared/query/call-query';
import { roleNames, STAFF_ROLES, type StaffRole } from '@storefront/shared/rules/rights';
import { notify } from '@storefront/shared/toast';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../../common/ConfirmDialog';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { Hint, SettingSection } from '../setting-style';

/** The roles that need two-step login (C298). Nothing with a server that lacks the call, or for who may not set it. */
export function SecondFactorSection() {
  const query = useQuery(callQuery('getSecondFactorRoles', {}));
  const { data, error } = query;
  const mayNot = error instanceof ApiError && error.status === 403;
  if (query.isPending || isNotFound(error) || mayNot) return null;
  return (
    <SettingSection aria-labelledby="second-factor">
      <h2 id="second-factor">Two-step login</h2>
      <ListStates
        list={listStateOf(query)}
        what="roles"
        failure="Failed to load who needs two-step login"
        empty={null}
      >
        {data && <Roles stored={data} />}
      </ListStates>
    </SettingSection>
  );
}

function Roles({ stored }: { readonly stored: SecondFactorRoles }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** The role that the owner is about to require. */
  const [asked, setAsked] = useState<StaffRole | null>(null);

  const change = async (role: StaffRole, isNeeded: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const roles = STAFF_ROLES.filter((one) => (one === role ? isNeeded : stored.roles.includes(one)));
    const saved = await notify.during(updateSecondFactorRoles({ roles, version: stored.version }), {
      loading: 'Saving…',
      success: 'Saved',
      failure: 'Failed to save. Here is how it stands.',
    });
    if (saved) client.setQueryData(callKey('getSecondFactorRoles', {}), saved);
    // After a refusal this shows how it stands; an owner who needs it now is led to the profile at once.
    await client.invalidateQueries({ queryKey: callKey('getSecondFactorRoles', {}) });
    setBusy(false);
  };

  return (
    <>
      <Hint>
        From their next login on, staff of these roles may do nothing here until they set it up on their
        profile. That goes for you too.
      </Hint>
      <Required>
        <legend>Required for</legend>
        {STAFF_ROLES.map((role) => (
          <div key={role}>
            <Checkbox
              label={roleNames[role]}
              checked={stored.roles.includes(role)}
              onChange={({ target }) => (target.checked ? setAsked(role) : void change(role, false))}
            />
          </div>
        ))}
      </Required>
      {asked && (
        <ConfirmDialog
          title={`Require two-step login: ${roleNames[asked]}?`}
          action="Require it"
          isBusy={isBusy}
          onConfirm={() => void change(asked, true).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        >
          <WhoIsHere role={asked} stored={stored} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says who of a role is signed in without two-step login, and what becomes of them (C419). */
function WhoIsHere({ role, stored }: { readonly role: StaffRole; readonly stored: SecondFactorRoles }) {
  const here = (stored.signedIn ?? []).filter(({ staffRole }) => staffRole === role);
  return (
    <>
      <p>
        {here.length === 0 ? (
          'Nobody of this role is signed in without it now.'
        ) : (
          <span>
            Signed in now without it: <b>{here.map(({ fullName }) => fullName).join(', ')}</b>.
          </span>
        )}
      </p>
      <p>
        They go on working. At their next login each of them needs a phone with an authenticator app, and sets
        it up on the profile before the dashboard opens.
      </p>
    </>
  );
}

const Required = styled.fieldset`
  legend {
    margin-bottom: 4px;
    padding: 0;
    font-size: var(--t-small);
    font-weight: 600;
  }
`;
