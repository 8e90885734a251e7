import { notify } from '@storefront/shared/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expectConsoleError } from '../dev/testing/console-errors';
import { MessagePlace } from '../ui/MessagePlace';
import { Toaster } from '../ui/Toaster';
import { lazyPart } from './lazy-part';

const FAILED = 'This part of the page could not be loaded. Please try again.';

interface StreetProps {
  readonly onClose: () => void;
}

const Street = (_props: StreetProps) => <p>The street</p>;

function Page({ Part }: { readonly Part: ComponentType<StreetProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
      <MessagePlace kind="page" />
      <Toaster />
    </>
  );
}

function openPage(load: () => Promise<typeof Street>) {
  const Part = lazyPart(load, null, ({ onClose }) => {
    notify.error(FAILED);
    onClose();
  });
  render(<Page Part={Part} />);
}

const load = jest.fn<Promise<typeof Street>, []>();
beforeEach(() => load.mockReset());
afterEach(() => jest.restoreAllMocks());

test('the first press loads the part, once', async () => {
  load.mockResolvedValue(Street);
  openPage(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The street')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load shows a message and keeps the page, and the next press loads again', async () => {
  expectConsoleError(/^lazy part Error: offline/);
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Street);
  openPage(load);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The street')).toBeInTheDocument();
});
