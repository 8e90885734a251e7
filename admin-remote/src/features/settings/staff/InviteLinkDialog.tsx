import type { StaffInvite } from '@storefront/shared/contract/entities/staff-member';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { copyText } from '@storefront/shared/ui/copy-text';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';

interface InviteLinkDialogProps {
  readonly invite: StaffInvite;
  readonly onClose: () => void;
}

async function copy(link: string): Promise<void> {
  if (await copyText(link)) notify.success('Link copied');
  else notify.error('This browser does not copy. Select the link and copy it.');
}

/** Shows the link of an invitation once, where no mail carries it (C1, C294). */
export function InviteLinkDialog({ invite: { member, link }, onClose }: InviteLinkDialogProps) {
  const url = new URL(link ?? '', window.location.origin).href;
  return (
    <Dialog
      open
      lightDismiss={false}
      onClose={onClose}
      title={`Link for ${member.fullName}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => void copy(url)}>Copy the link</Button>
        </>
      }
    >
      <p>This shop sends no mails. Hand this link over yourself: it is not shown again.</p>
      <Field label="Link that sets the password" hint="It works once and for 72 hours.">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
