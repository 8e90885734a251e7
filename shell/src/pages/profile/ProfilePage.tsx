import { readRuntimeConfig } from '@storefront/shared/config';
import { loadSession, personAtom } from '@storefront/shared/session';
import { AccountTabs } from '@storefront/shared/ui/AccountTabs';
import { EmailText } from '@storefront/shared/ui/EmailText';
import { Notice } from '@storefront/shared/ui/Notice';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSessionScope } from '../../auth/use-session-scope';
import { useMyOrders } from '../../layout/use-my-orders';
import { Addresses } from './addresses/Addresses';
import { ConfirmEmail } from './ConfirmEmail';
import { EmailForm } from './EmailForm';
import { LoyaltyCard } from './LoyaltyCard';
import { PasswordForm } from './PasswordForm';
import { PointsHistory } from './PointsHistory';
import { Column, Facts, Forms, Layout, Part, Wide } from './profile-style';
import { Referral } from './Referral';
import { OwnSessions } from './sessions/OwnSessions';
import { shopDay } from './shop-day';
import { TwoStepLogin } from './two-step/TwoStepLogin';
import { YourData } from './YourData';

/** Profile (§2): points, referral code, full name, e-mail, join date, and the changes of password and e-mail. */
export default function ProfilePage() {
  const person = useAtomValue(personAtom);
  const place = useSessionScope();
  const { isOffered } = useMyOrders(Number.POSITIVE_INFINITY);
  useEffect(() => void loadSession(place), [place]);
  if (!person) return null;
  return (
    <Layout>
      <Wide>
        <h1>{`Namaste, ${person.fullName.split(' ')[0] ?? ''}`}</h1>
        {isOffered && <AccountTabs />}
        {person.needsSecondFactor && (
          <Need kind="warning" title="Your role needs two-step login">
            <a href="#two-step">Set it up</a> to use the dashboard.
          </Need>
        )}
      </Wide>
      <Column>
        <LoyaltyCard person={person} />
        <ConfirmEmail person={person} />
        <Referral code={person.referalCode} />
      </Column>
      <Column>
        <Addresses fullName={person.fullName} />
        <PointsHistory />
      </Column>
      <Wide>
        <Part>
          <h2>Your account</h2>
          <Facts>
            <div>
              <dt>Full name</dt>
              <dd>{person.fullName}</dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <EmailText email={person.email} />
              </dd>
            </div>
            <div>
              <dt>Join date</dt>
              <dd>{shopDay(person.createdAt)}</dd>
            </div>
          </Facts>
        </Part>
        <Forms>
          <PasswordForm person={person} />
          <EmailForm person={person} />
          <TwoStepLogin />
          <OwnSessions />
        </Forms>
        {readRuntimeConfig().ownServer && <YourData person={person} />}
      </Wide>
    </Layout>
  );
}

const Need = styled(Notice)`
  margin-top: var(--s4);
`;
