import { exportOwnData } from '@storefront/shared/api/customers';
import type { User } from '@storefront/shared/contract/entities/user';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { saveFile } from '@storefront/shared/ui/save-file';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { Part } from './profile-style';

/** What the shop knows of a person, as a file, and the end of the account (C303). */
export function YourData({ person }: { readonly person: User }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    await notify.during(
      exportOwnData().then((data) => saveFile(data, 'my-data.json')),
      {
        loading: 'Collecting your data…',
        success: 'Your data are in the file my-data.json',
        failure: 'Your data could not be collected',
      },
    );
    setIsBusy(false);
  };
  return (
    <Data>
      <h2>Your data</h2>
      <p>
        A file with all that we know of you: account, addresses, orders, points, invitations and our notes.
      </p>
      <Row>
        <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
          Download your data
        </Button>
        {person.role === 'customer' && (
          <Button variant="secondary" onClick={() => setIsDeleting(true)}>
            Delete account
          </Button>
        )}
      </Row>
      {isDeleting && <DeleteAccountDialog person={person} onClose={() => setIsDeleting(false)} />}
    </Data>
  );
}

const Data = styled(Part)`
  margin-top: var(--s6);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s4);
`;
