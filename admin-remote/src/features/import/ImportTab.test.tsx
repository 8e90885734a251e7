import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { answerCall, answerEach } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

const [first, second] = demoProducts;

const sheet = (...lines: string[]) => {
  const text = ['id,name,price', ...lines].join('\n');
  return new File([text], 'menu.csv', { type: 'text/csv' });
};

async function check(user: ReturnType<typeof openDashboard>['user'], file: File) {
  await user.upload(await screen.findByLabelText(/^Sheet/), file);
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('C305, C306: a check shows errors by line, then all rows; the import takes the good ones and names the others', async () => {
  const { user, world } = openDashboard('/admin/import');
  await check(user, sheet(`${first?._id},Renamed,120`, ',New dish,80', `${second?._id},,dear`));
  const heading = await screen.findByRole('heading', {
    name: '3 rows: 1 to add, 1 to change, 1 with errors',
  });
  expect(heading).toHaveFocus();
  const table = screen.getByRole('table', { name: 'Rows of the file' });
  expect(cellsOf(table)).toEqual([
    ['4', expect.any(String), 'Error', expect.stringMatching(/price must be a number/)],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Only rows with errors' }));
  expect(cellsOf(table)).toHaveLength(3);
  expect(cellsOf(table)[0]).toEqual([
    '2',
    'Renamed',
    'Change',
    expect.stringContaining(`name: ${first?.name} → Renamed`),
  ]);
  await user.click(screen.getByRole('button', { name: 'Import 2 good rows' }));
  expect(
    await screen.findByRole('heading', { name: 'Imported: 1 added, 1 changed, 1 row left out' }),
  ).toHaveFocus();
  expect(cellsOf(screen.getByRole('table', { name: 'Rows that were left out' }))).toHaveLength(1);
  expect(world.products.find(({ _id }) => _id === first?._id)?.name).toBe('Renamed');
});

/** Imports two rows of which one changes a dish that a colleague has changed since the check. */
async function importAfterAChange() {
  const { user, world } = openDashboard('/admin/import');
  await check(user, sheet(`${first?._id},Renamed,120`, ',New dish,80'));
  const button = await screen.findByRole('button', { name: 'Import 2 rows' });
  world.products = world.products.map((product) =>
    product._id === first?._id ? { ...product, version: (product.version ?? 0) + 1 } : product,
  );
  await user.click(button);
  return { user };
}

test('C306: without errors the import takes all rows or none, and says what changed meanwhile', async () => {
  const { user } = await importAfterAChange();
  expect(await screen.findByText('1 row has an error. Nothing was changed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import the good rows' }));
  expect(
    await screen.findByRole('heading', { name: 'Imported: 1 added, 0 changed, 1 row left out' }),
  ).toHaveFocus();
});

test('C306: a check after a failed import offers to import all rows again', async () => {
  const { user } = await importAfterAChange();
  await screen.findByText('1 row has an error. Nothing was changed.');
  await check(user, sheet(`${first?._id},Renamed,120`, ',New dish,80'));
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByRole('heading', { name: 'Imported: 1 added, 1 changed' })).toBeInTheDocument();
});

test('C305: another file ends the check of the one before, whose rows never show', async () => {
  const { server, user } = openDashboard('/admin/import');
  const answers: ((check: unknown) => void)[] = [];
  answerEach(server, 'checkImport', () => new Promise((resolve) => answers.push(resolve)));
  const checkOf = (_id: string, name: string) => ({
    _id,
    rows: [{ line: 2, name, action: 'add', changes: [], errors: [] }],
    unusedPictures: [],
  });
  await check(user, sheet(',Old dish,80'));
  await waitFor(() => expect(answers).toHaveLength(1));
  await check(user, sheet(',New dish,80'));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(checkOf('old', 'Old dish'));
  answers[1]?.(checkOf('new', 'New dish'));
  await screen.findByRole('heading', { name: '1 row: 1 to add' });
  expect(cellsOf(screen.getByRole('table', { name: 'Rows of the file' }))).toMatchObject([
    ['2', 'New dish', 'Add', expect.any(String)],
  ]);
});

const added = (line: number, name: string, after: string, found?: string) => ({
  ...{ line, name, action: 'add', errors: [] },
  changes: [{ column: 'price', before: '', after, ...(found && { found }) }],
});

test('C431: the check shows what it read of each column and line, and staff choose another column', async () => {
  const { server, user } = openDashboard('/admin/import');
  const sent: (FormDataEntryValue | null)[] = [];
  answerEach(server, 'checkImport', async (request) => {
    sent.push((await request.formData()).get('columns'));
    return {
      _id: `check-${sent.length}`,
      rows: [added(4, 'Momo', '250', 'Rs. 250/-')],
      unusedPictures: [],
      columns: [
        { head: 'Item', sample: 'Momo', column: 'name' },
        { head: 'Half', sample: '90', column: null },
        { head: '', sample: 'Rs. 250/-', column: 'price' },
      ],
      ignored: [{ line: 9, text: 'Total', why: 'total' }],
    };
  });
  await check(user, sheet('a'));
  expect(await screen.findByText('price: 250 (in the sheet: Rs. 250/-)')).toBeInTheDocument();
  expect(screen.getByText('Half', { selector: 'bdi' })).toBeInTheDocument();
  expect(screen.getByText(/^Line 9:/).closest('li')).toHaveTextContent('Line 9: Total is a sum');
  await user.click(screen.getByText('Which column is what'));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Half/ }), 'price');
  expect(screen.getByRole('combobox', { name: /^Column C/ })).toHaveDisplayValue('Not read');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(sent).toEqual([null, '["name","price",null]']));
});

test('C431: where no column holds names, staff say which one does', async () => {
  const { server, user } = openDashboard('/admin/import');
  answerCall(server, 'checkImport', 400, {
    ...{ success: false, message: 'file needs a heading with the column “name”' },
    data: { columns: [{ head: '', sample: 'Momo', column: null }] },
  });
  await check(user, sheet('a'));
  expect(await screen.findByRole('combobox', { name: /^Column A/ })).toHaveAccessibleDescription(
    'Such as: Momo',
  );
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
});

test('C433: names that are there already are shown before anything is stored, with a choice for one or all', async () => {
  const { server, user } = openDashboard('/admin/import');
  const twin = (preset: string, price: string) => ({
    twin: {
      ...{ line: null, category: 'Snacks', price, preset },
      changes: [{ column: 'price', before: price, after: '120' }],
    },
  });
  answerEach(server, 'checkImport', () => ({
    ...{ _id: 'twins', unusedPictures: [] },
    rows: [
      { ...added(2, 'Momo', '120'), ...twin('change', '100') },
      { ...added(3, 'Tea', '120'), ...twin('leave', '30') },
    ],
  }));
  const bodies: unknown[] = [];
  answerEach(server, 'applyImport', async (request) => {
    bodies.push(await request.json());
    return { added: 2, changed: 0, same: 0, left: 0, skipped: [] };
  });
  await check(user, sheet('a'));
  await screen.findByRole('heading', { name: '2 rows: 1 to change, 1 left out' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tea, line 3' }), 'Change that one');
  await screen.findByRole('heading', { name: '2 rows: 2 to change' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'All of them' }), 'Add');
  await screen.findByRole('heading', { name: '2 rows: 2 to add' });
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  await screen.findByRole('heading', { name: 'Imported: 2 added, 0 changed' });
  expect(bodies).toEqual([
    {
      take: 'all',
      twins: [
        { line: 2, do: 'add' },
        { line: 3, do: 'add' },
      ],
    },
  ]);
});

test('C434: an import can be undone after a question; a refusal says why', async () => {
  const { server, user } = openDashboard('/admin/import');
  const past = {
    ...{ _id: 'past', at: '2026-11-20T06:15:00.000Z', by: 'Asha', added: 3, changed: 1 },
    undone: false,
  };
  answerEach(server, 'listImports', () => [past]);
  answerCall(server, 'undoImport', 409, {
    ...{ success: false, message: 'Momo was ordered since. The import stays.', data: null },
  });
  await user.click(await screen.findByRole('button', { name: /^Undo the import of/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('Momo was ordered since. The import stays.')).toBeInTheDocument();
});

test('C305: a file that is no sheet is refused at its field; exports name the list', async () => {
  const { user } = openDashboard('/admin/import');
  await check(user, new File(['prise\n1'], 'menu.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/needs a heading|has a column that is not known/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'closet');
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('/closet/export?format=csv'),
  );
});
