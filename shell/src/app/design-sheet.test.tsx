import { fireEvent, screen } from '@testing-library/react';
import { closeShop, openShop } from '../../test/open-shop';

afterEach(closeShop);

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } });

test('in development /_design shows tokens and components of the kit, in each brand theme, light and dark', async () => {
  openShop({ path: '/_design' });
  const heading = await screen.findByText('Design sheet', { selector: 'h1' });
  const sheet = screen.getByRole('main').querySelector<HTMLElement>('[data-mood]');
  expect(sheet).toContainElement(heading);
  for (const title of ['Colours', 'Type', 'Space and corners', 'Actions', 'Fields']) {
    expect(screen.getByText(title, { selector: 'h2' })).toBeInTheDocument();
  }
  choose('Theme', 'dark');
  for (const mood of ['closet', 'staff', 'cafe']) {
    choose('Brand theme', mood);
    expect(sheet?.dataset).toMatchObject({ mood, theme: 'dark' });
  }
});
