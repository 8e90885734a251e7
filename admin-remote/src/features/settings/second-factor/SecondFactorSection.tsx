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
        Staff of these roles may do nothing here until they set it up on their profile, also those who are
        signed in now. That goes for you too.
      </Hint>
      <Required>
        <legend>Required for</legend>
        {STAFF_ROLES.map((role) => (
          <div key={role}>
            <Checkbox
              label={roleNames[role]}
              checked={stored.roles.includes(role)}
              onChange={({ target }) => void change(role, target.checked)}
            />
          </div>
        ))}
      </Required>
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
