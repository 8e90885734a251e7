import type { PaymentMethod } from '@storefront/shared/rules/payment';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermsField } from './TermsField';

async function openTerms(methods: readonly PaymentMethod[]) {
  render(<TermsField hasFood methods={methods} isAccepted={false} onAccept={() => {}} error={undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'terms and conditions' }));
}

test('C281, §9: the terms say when one pays, by wallet as the checkout does', async () => {
  await openTerms(['cash', 'esewa', 'khalti']);
  expect(screen.getByText(/^You pay in cash or online when the order reaches you\./)).toHaveTextContent(
    'By eSewa or Khalti you pay after you order, as the page of your order shows.',
  );
});

test('§9: without wallets the terms name none', async () => {
  await openTerms(['cash', 'card']);
  expect(screen.getByText(/^You pay in cash/)).toHaveTextContent(
    /^You pay in cash or online when the order reaches you\.$/,
  );
});
