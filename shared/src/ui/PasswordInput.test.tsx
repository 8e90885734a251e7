import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';

it('hides the password until asked to show it, and hides it again', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="momo-momo" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(input).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('momo-momo');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'password');
});

it('does not send the form when the password is shown', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PasswordInput aria-label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
