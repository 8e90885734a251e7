import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Dialog, type DialogProps } from './Dialog';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

function Terms(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        terms
      </button>
      <Dialog open={open} onClose={close} title="Terms and conditions" {...props}>
        <p>Food and drinks cannot be returned.</p>
        <input aria-label="Note" />
        <input type="file" aria-label="File" />
      </Dialog>
    </>
  );
}

async function openTerms(props: Partial<DialogProps> = {}) {
  render(
    <StrictMode>
      <Terms {...props} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'terms' }));
  return screen.getByRole('dialog', { name: 'Terms and conditions' });
}

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'terms' })).toHaveFocus();
};

it('is named by its title and stays open until it is asked to close', async () => {
  const dialog = await openTerms();
  expect(dialog).toHaveTextContent('Food and drinks cannot be returned.');
  expect(onClose).not.toHaveBeenCalled();
});

it('closes with the × and gives the focus back', async () => {
  await openTerms();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expectClosed();
});

it('closes with Escape from anywhere inside and gives the focus back', async () => {
  await openTerms();
  await userEvent.type(screen.getByLabelText('Note'), 'x{Escape}');
  await expectClosed();
});

it('leaves Escape to a control inside that has used it', async () => {
  await openTerms();
  const note = screen.getByLabelText('Note');
  note.addEventListener('keydown', (event) => event.preventDefault());
  await userEvent.type(note, '{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by the back gesture of a phone', async () => {
  fireEvent(await openTerms(), new Event('cancel', { cancelable: true }));
  await expectClosed();
});

it('is not closed by a file picker that was left without a choice', async () => {
  await openTerms();
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by a press on the ground outside', async () => {
  await userEvent.click(await openTerms());
  await expectClosed();
});

it('stays when a press that began inside ends outside, as in selecting text', async () => {
  const dialog = await openTerms();
  fireEvent.pointerDown(screen.getByText('Food and drinks cannot be returned.'));
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('stays on a press outside where that would lose work', async () => {
  await userEvent.click(await openTerms({ lightDismiss: false }));
  expect(onClose).not.toHaveBeenCalled();
});

it('opens again when the browser closes it and the owner keeps it', async () => {
  const keep = jest.fn();
  const dialog = (await openTerms({ onClose: keep })) as HTMLDialogElement;
  dialog.close();
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  expect(dialog.open).toBe(true);
});

test('C451: Escape that ends a composition leaves the dialog open', async () => {
  await openTerms();
  const note = screen.getByRole('textbox', { name: 'Note' });
  fireEvent.keyDown(note, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(note, { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
});
