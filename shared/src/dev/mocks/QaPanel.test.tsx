import { personAtom } from '@storefront/shared/session';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { createMockWorld } from './create-mock-world';
import { startMockServer } from './node';
import { QaPanel } from './QaPanel';
import { readQaSettings } from './qa-settings';

let stop = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

async function openPanel() {
  const start = readQaSettings();
  const world = createMockWorld(start);
  stop = startMockServer(world);
  const page = renderPage(<QaPanel world={world} start={start} />, { path: '/menu' });
  await page.user.click(screen.getByText('For QA'));
  return { world, ...page };
}

test('QA changes the signed-in person, and the tab remembers it', async () => {
  const { user, store } = await openPanel();
  await user.selectOptions(screen.getByLabelText('Signed in'), 'Staff');
  await waitFor(() => expect(store.get(personAtom)?.role).toBe('admin'));
  await user.selectOptions(screen.getByLabelText('Signed in'), 'A guest');
  await waitFor(() => expect(store.get(personAtom)).toBeNull());
  await user.selectOptions(screen.getByLabelText('Signed in'), 'A customer');
  await waitFor(() => expect(store.get(personAtom)?.fullName).toBe('Asha Gurung'));
  expect(readQaSettings().person).toBe('customer');
});

test('QA makes the API fail', async () => {
  const { user, world } = await openPanel();
  await user.selectOptions(screen.getByLabelText('The API'), 'Every call fails');
  expect(world.behaviour).toBe('failing');
  expect(readQaSettings()).toEqual({ person: 'guest', behaviour: 'failing' });
});

test('adds the table to the address and removes it', async () => {
  const { user, history } = await openPanel();
  await user.type(screen.getByLabelText('Table'), '7');
  await waitFor(() => expect(history.location.search).toBe('?table=7'));
  await user.clear(screen.getByLabelText('Table'));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('invalid stored settings give the defaults', () => {
  sessionStorage.setItem('qa', 'boss sleepy');
  expect(readQaSettings()).toEqual({ person: 'guest', behaviour: 'normal' });
});

test('a staff remote starts signed in as staff until QA chooses another person', () => {
  expect(readQaSettings('admin').person).toBe('admin');
  sessionStorage.setItem('qa', 'customer slow');
  expect(readQaSettings('admin')).toEqual({ person: 'customer', behaviour: 'slow' });
});
