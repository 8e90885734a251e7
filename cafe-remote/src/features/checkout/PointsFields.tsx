import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import type { Paisa } from '@storefront/shared/rules/money';
import { redeemOptions } from '@storefront/shared/rules/points';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Select } from '@storefront/shared/ui/Select';
import { WhyPoints } from '@storefront/shared/ui/WhyPoints';
import styled from 'styled-components';
import { Section } from './Section';

interface PointsFieldsProps {
  /** The points that the member can redeem; null for a guest. */
  readonly balance: number | null;
  /** Welcome points that wait for a confirmed address or a completed order (C414). */
  readonly locked: number;
  /** Subtotal and fee before redeeming. */
  readonly totalPaisa: Paisa;
  readonly points: number;
  readonly onChange: (points: number) => void;
}

function GuestInvitation() {
  const login = paths.login(paths.checkout());
  const signUp = paths.signUp(paths.checkout());
  return (
    <Section title="Claim your rewards">
      <Box>
        <p>
          <Link to={signUp}>Signup</Link> or <Link to={login}>LogIn</Link> to earn points with this order and
          to pay with the points you have.
        </p>
        <ButtonLink to={signUp} variant="secondary">
          CREATE AN ACCOUNT
        </ButtonLink>
      </Box>
    </Section>
  );
}

/** Points to redeem, 0 to 150 in steps of 5 (§5); for a guest, an invitation to sign up (§2). */
export function PointsFields({ balance, locked, totalPaisa, points, onChange }: PointsFieldsProps) {
  if (balance === null) return <GuestInvitation />;
  return (
    <Section title="Use your points">
      <Row>
        <Choice
          size="lg"
          aria-label="Points to use"
          value={points}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {redeemOptions({ balance, totalPaisa }).map((option) => (
            <option key={option.points} value={option.points} disabled={!option.selectable}>
              {option.points === 0 ? 'No points' : `${option.points} points, Rs ${option.points} off`}
            </option>
          ))}
        </Choice>
        <Balance>
          You have <b>{balance}</b> points. One point is Rs 1.
        </Balance>
      </Row>
      {locked > 0 && (
        <Waiting>
          <span>{`${locked} welcome points wait for your first completed order, or until you `}</span>
          <Link to={paths.profile()}>confirm your e-mail</Link>.
        </Waiting>
      )}
      <WhyPoints of="balance" />
    </Section>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  border-radius: var(--r-control);
  background: var(--accent-soft);

  p {
    flex: 1 1 280px;
  }

  a {
    text-underline-offset: 3px;
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;

const Choice = styled(Select)`
  min-width: 232px;
`;

const Waiting = styled.p`
  margin-top: var(--s2);
  color: var(--muted);
`;

const Balance = styled.span`
  color: var(--muted);

  b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;
