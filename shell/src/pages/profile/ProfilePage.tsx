import { shopDate } from '@storefront/shared/rules/kathmandu';
import { personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { SheetPage } from '../common/SheetPage';
import { Facts, Points } from './profile-style';

/** Profile (§2): points, referral code, full name, e-mail and join date. */
export default function ProfilePage() {
  const person = useAtomValue(personAtom);
  if (!person) return null;
  return (
    <SheetPage title={`Namaste, ${person.fullName}`}>
      <Points>
        <b>{person.points}</b> points, worth Rs {person.points}
      </Points>
      <Facts>
        <div>
          <dt>Referral code</dt>
          <dd>{person.referalCode}</dd>
        </div>
        <div>
          <dt>Full name</dt>
          <dd>{person.fullName}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{person.email}</dd>
        </div>
        <div>
          <dt>With us since</dt>
          <dd>{shopDate(Date.parse(person.createdAt))}</dd>
        </div>
      </Facts>
    </SheetPage>
  );
}
