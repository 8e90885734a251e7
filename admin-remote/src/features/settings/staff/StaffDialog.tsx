import { inviteStaff, updateStaff } from '@storefront/shared/api/staff';
import type { StaffInvite, StaffMember } from '@storefront/shared/contract/entities/staff-member';
import { normaliseEmail } from '@storefront/shared/rules/contact';
import { roleNames, roleSentences, STAFF_ROLES, type StaffRole } from '@storefront/shared/rules/rights';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { FormDialog } from '../../../common/form/FormDialog';
import type { FieldErrors } from '../../../common/form/form-failure';
import { TextField } from '../../../common/form/TextField';
import { useEditForm } from '../../../common/form/use-edit-form';
import { Hint } from '../setting-style';

interface StaffForm {
  readonly fullName: string;
  readonly email: string;
  readonly staffRole: StaffRole;
  readonly active: boolean;
}

const toForm = (member: StaffMember | null): StaffForm => ({
  fullName: member?.fullName ?? '',
  email: member?.email ?? '',
  staffRole: member?.staffRole ?? 'counter',
  active: member?.active ?? true,
});

const faultsOf = ({ fullName, email }: StaffForm): FieldErrors => ({
  ...(fullName.trim() === '' && { fullName: 'Enter a name' }),
  ...(!/^\S+@\S+\.\S+$/.test(normaliseEmail(email)) && { email: 'Enter an e-mail address' }),
});

interface StaffDialogProps {
  /** Null invites a new one. */
  readonly member: StaffMember | null;
  readonly onInvited: (invite: StaffInvite) => void;
  readonly onClose: () => void;
}

/** Invites somebody to the staff, or changes a role and the switch (C294). */
export function StaffDialog({ member, onInvited, onClose }: StaffDialogProps) {
  const client = useQueryClient();
  const { values, errors, set, dialog } = useEditForm<StaffForm, StaffMember>({
    opened: member,
    start: () => toForm(member),
    toForm,
    fields: [],
    loading: member ? 'Saving the account…' : 'Sending the invitation…',
    success: member ? 'Staff account saved' : 'Invitation sent',
    failure: member ? 'Failed to save the account' : 'Failed to send the invitation',
    faultsOf,
    async send({ fullName, email, staffRole, active }) {
      // A colleague may have changed the other field meanwhile: accounts have no version.
      if (member)
        return updateStaff(member._id, {
          ...(staffRole !== member.staffRole && { staffRole }),
          ...(active !== member.active && { active }),
        });
      const invite = await inviteStaff({ fullName, email, staffRole });
      if (invite) onInvited(invite);
      return invite;
    },
    refresh: () => void client.invalidateQueries({ queryKey: ['listStaff'] }),
  });
  return (
    <FormDialog
      title={member ? `Edit ${member.fullName}` : 'Invite somebody'}
      action={member ? 'Save account' : 'Send invitation'}
      {...dialog}
      onClose={onClose}
    >
      {!member && (
        <>
          <TextField
            label="Name"
            required
            error={errors.fullName}
            maxLength={100}
            value={values.fullName}
            onChange={(fullName) => set({ fullName })}
          />
          <TextField
            label="E-mail"
            required
            hint="The invitation has a link that sets the password. It works once and for 72 hours."
            error={errors.email}
            inputMode="email"
            spellCheck={false}
            value={values.email}
            onChange={(email) => set({ email })}
          />
        </>
      )}
      <Field label="Role" error={errors.staffRole}>
        <Select
          value={values.staffRole}
          onChange={({ target }) =>
            set({ staffRole: STAFF_ROLES.find((role) => role === target.value) ?? 'rider' })
          }
        >
          {STAFF_ROLES.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Sentences aria-label={`What the role ${roleNames[values.staffRole]} may do`}>
        {roleSentences(values.staffRole).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
      {member && (
        <>
          <Checkbox
            label="May sign in"
            checked={values.active}
            onChange={({ target }) => set({ active: target.checked })}
          />
          {!values.active && (
            <Hint>{`${member.fullName} is signed out on every device as soon as you save.`}</Hint>
          )}
        </>
      )}
    </FormDialog>
  );
}

const Sentences = styled.ul`
  padding-left: 20px;
  list-style: disc;
  font-size: var(--t-small);
  color: var(--muted);
`;
