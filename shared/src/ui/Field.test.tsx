import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';
import { SearchInput } from './SearchInput';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

it.each([
  ['text input', <TextInput key="c" />],
  ['text area', <TextArea key="c" />],
  ['password', <PasswordInput key="c" />],
  ['search', <SearchInput key="c" label="Place" />],
  ['select', <Select key="c" />],
])('names a %s, and describes it by its error and its hint', (_kind, control) => {
  render(
    <Field label="Place" hint="The nearest one will do." error="Please select a delivery location" required>
      {control}
    </Field>,
  );
  const input = screen.getByLabelText('Place');
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please select a delivery location The nearest one will do.');
});

it('leaves a control without an error valid, and marks only what is optional', () => {
  render(
    <Field label="E-mail" optional>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail (optional)' });
  expect(input).toBeValid();
  expect(input).not.toBeRequired();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it("keeps a control's own description beside the field's", () => {
  render(
    <>
      <Field label="Phone" hint="Ten digits.">
        <TextInput aria-describedby="note" />
      </Field>
      <p id="note">Not a landline.</p>
    </>,
  );
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Ten digits. Not a landline.');
});

it('lets a control stand alone', () => {
  render(<TextInput aria-label="Phone" required />);
  expect(screen.getByLabelText('Phone')).toBeRequired();
});
