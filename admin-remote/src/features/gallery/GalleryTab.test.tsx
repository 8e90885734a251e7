import { demoGallery } from '@storefront/shared/dev/mocks/fixtures/gallery';
import { PICTURE_MAX_BYTES } from '@storefront/shared/rules/picture-limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeMeanwhile } from '../../../test/change-meanwhile';
import { makeHugePicture, makePicture } from '../../../test/make-picture';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

async function openAdding() {
  const page = openDashboard('/admin/gallery');
  await page.user.click(await screen.findByRole('button', { name: 'Add Image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add images' }));
  const row = (name: string) => within(dialog.getByRole('listitem', { name }));
  return {
    ...page,
    dialog,
    row,
    choose: (...files: File[]) => page.user.upload(dialog.getByLabelText('Pictures'), files),
    describe: (name: string, text: string) =>
      page.user.type(row(name).getByRole('textbox', { name: 'Description' }), text),
    send: () => page.user.click(dialog.getByRole('button', { name: /^Add/ })),
  };
}

test("§8: several pictures are added at once: 'Image added successfully'", async () => {
  const { choose, describe, send, row, world } = await openAdding();
  await choose(makePicture('garden-seats.png'), makePicture('roof.webp', 'image/webp'));
  expect(row('garden-seats.png').getByRole('textbox', { name: 'Title' })).toHaveValue('Garden seats');
  await describe('garden-seats.png', 'Chairs in the garden');
  await describe('roof.webp', 'The roof');
  await send();
  expect(await screen.findByText('Image added successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(world.gallery.slice(0, 2)).toMatchObject([
    { title: 'Roof', alt: 'The roof' },
    { title: 'Garden seats', alt: 'Chairs in the garden' },
  ]);
  expect(await screen.findByRole('button', { name: /The roof Roof/ })).toBeInTheDocument();
});

test('shows missing texts of a picture at their fields and sends nothing', async () => {
  const { choose, send, row, dialog, world } = await openAdding();
  const before = world.gallery.length;
  await send();
  expect(dialog.getByText('Choose a picture first.')).toBeInTheDocument();
  await choose(makePicture('roof.png'));
  await send();
  await waitFor(() => expect(row('roof.png').getByRole('textbox', { name: 'Description' })).toHaveFocus());
  expect(world.gallery).toHaveLength(before);
});

test('P37: refuses a file beyond the limits with a message and keeps the others', async () => {
  const { choose, dialog } = await openAdding();
  expect(dialog.getByText(/up to 8 MB each/)).toBeInTheDocument();
  await choose(makePicture('roof.png'), makeHugePicture(PICTURE_MAX_BYTES + 1));
  expect(dialog.getByText(/huge.png: This picture is larger than 8 MB/)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test('P37: a HEIC photo that was dropped is not sent; the form says how to convert it', async () => {
  const { dialog, world } = await openAdding();
  const before = world.gallery.length;
  fireEvent.change(dialog.getByLabelText('Pictures'), {
    target: { files: [makePicture('IMG_0042.HEIC', '')] },
  });
  expect(
    await dialog.findByText(/IMG_0042.HEIC: This is a HEIC photo.*Convert it to JPEG/),
  ).toBeInTheDocument();
  expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
  expect(world.gallery).toHaveLength(before);
});

test("§8: when adding fails it says 'Failed to add images', and the pictures stay to be tried again", async () => {
  const { choose, describe, send, row, world } = await openAdding();
  await choose(makePicture('roof.png'));
  await describe('roof.png', 'The roof');
  world.behaviour = 'failing';
  await send();
  expect(await screen.findByText('Failed to add images')).toBeInTheDocument();
  expect(row('roof.png').getByRole('textbox', { name: 'Description' })).toHaveValue('The roof');
  world.behaviour = 'normal';
  await send();
  expect(await screen.findByText('Image added successfully')).toBeInTheDocument();
});

test("§8: a picture is deleted after a question: 'Image deleted successfully'", async () => {
  const { user, world } = openDashboard('/admin/gallery');
  const [image] = world.gallery;
  await user.click(await screen.findByRole('button', { name: `Delete ${image?.title}` }));
  world.behaviour = 'failing';
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  expect(await screen.findByText('Failed to delete image')).toBeInTheDocument();
  world.behaviour = 'normal';
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  expect(await screen.findByText('Image deleted successfully')).toBeInTheDocument();
  expect(world.gallery).not.toContain(image);
});

test('C74: pages of 24', async () => {
  const [image] = demoGallery;
  if (!image) throw new Error('no pictures');
  const gallery = Array.from({ length: 25 }, (_, index) => ({
    ...image,
    _id: `${index}`,
    title: `Picture ${index}`,
  }));
  const { user } = openDashboard('/admin/gallery', { gallery });
  await screen.findByText('Picture 23');
  expect(screen.queryByText('Picture 24')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Picture 24')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

/** Opens the edit dialog of the first picture. */
async function openEditing(options: Parameters<typeof openDashboard>[1] = {}) {
  const page = openDashboard('/admin/gallery', options);
  const { user, world } = page;
  const [image] = world.gallery;
  if (!image) throw new Error('no pictures');
  await user.click(await screen.findByRole('button', { name: `Edit ${image.title}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Edit ${image.title}` }));
  return {
    ...page,
    image,
    dialog,
    retype: async (name: string, text: string) => {
      const box = dialog.getByRole('textbox', { name });
      await user.clear(box);
      if (text) await user.type(box, text);
    },
    save: () => user.click(dialog.getByRole('button', { name: 'Save image' })),
  };
}

test('C165: title and description of a picture can be changed', async () => {
  const { world, retype, save } = await openEditing();
  await retype('Title', 'The roof at noon');
  await retype('Description', 'Chairs and plants on the roof');
  await save();
  expect(await screen.findByText('Image updated successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(world.gallery[0]).toMatchObject({
    title: 'The roof at noon',
    alt: 'Chairs and plants on the roof',
    version: 2,
  });
  expect(await screen.findByRole('button', { name: 'Edit The roof at noon' })).toBeInTheDocument();
});

test('a picture without a title or a description is not saved', async () => {
  const { world, image, dialog, retype, save } = await openEditing();
  await retype('Title', '');
  await retype('Description', '');
  await save();
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: 'Description' })).toBeInvalid();
  expect(world.gallery[0]).toEqual(image);
});

test('C165: somebody changed the picture meanwhile: both titles show, and staff choose', async () => {
  const { user, world, image, dialog, retype, save } = await openEditing();
  await retype('Title', 'My roof');
  changeMeanwhile(world, 'gallery', image._id, { title: 'Their roof', alt: 'Their words' });
  await save();
  const row = within(await dialog.findByRole('group', { name: 'Title' }));
  expect([row.getByText('My roof'), row.getByText('Their roof')]).toHaveLength(2);
  expect(dialog.getByText('Sita Rai')).toBeInTheDocument();
  expect(dialog.getByText('The form now shows their change of: Description.')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Keep mine' }));
  await save();
  expect(await screen.findByText('Image updated successfully')).toBeInTheDocument();
  expect(world.gallery[0]).toMatchObject({ title: 'My roof', alt: 'Their words' });
});

test('C165: pictures of a server that knows only §7 have no edit button', async () => {
  const gallery = demoGallery.map(({ version: _, ...image }) => image);
  openDashboard('/admin/gallery', { gallery });
  await screen.findByRole('button', { name: `Delete ${gallery[0]?.title}` });
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});
