import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { lazyPart } from '@storefront/shared/lazy';
import { sessionPhaseAtom } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { useLoginPath } from './use-login-path';

const AccountMenu = lazyPart(async () => (await import('./AccountMenu')).AccountMenu);

/** The account corner of the header: a spinner until the session is known (C89), then the menu or the login link. */
export function AccountSlot() {
  const person = usePerson();
  const login = useLoginPath();
  const isHydrated = useHydrated();
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known' && isHydrated;
  return (
    <Corner data-staff={person?.role === 'admin' || undefined}>
      {!isKnown ? (
        <Spinner label="Checking who is here" hideLabel />
      ) : person ? (
        <AccountMenu person={person} />
      ) : (
        <ButtonLink to={login} variant="secondary">
          Login / Sign Up
        </ButtonLink>
      )}
    </Corner>
  );
}

const Corner = styled.div`
  display: none;

  @media (min-width: 1024px) {
    display: grid;
    justify-items: end;
    align-items: center;
    min-width: 140px;
  }

  /* The header of staff has one entry more. */
  @media (max-width: 1359px) {
    &[data-staff] {
      min-width: 0;
    }
  }
`;
