import { Toaster } from '@storefront/shared/ui/Toaster';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLatePart } from './use-late-part';

const Street = () => <p>The street</p>;
const load = jest.fn<Promise<typeof Street>, []>();

function Page() {
  const { Part, fetchPart } = useLatePart(load);
  return (
    <>
      <button type="button" onClick={() => void fetchPart()}>
        Show
      </button>
      {Part && <Part />}
      <Toaster />
    </>
  );
}

beforeEach(() => load.mockReset());
afterEach(() => jest.restoreAllMocks());

test('nothing is fetched before it is asked for, and then once', async () => {
  load.mockResolvedValue(Street);
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The street')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be fetched is told, the page stays, and the next press asks anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Street);
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(
    await screen.findByText('This part of the page could not be loaded. Please try again.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The street')).toBeInTheDocument();
});
