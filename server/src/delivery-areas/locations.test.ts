import { startTestServer, type TestServer } from '../../test/support/start-test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const add = async (address: string, rate: unknown) => {
  const { client } = await server.asAdmin();
  return client.send('addLocation', { body: { data: { address, rate } } });
};

test('C36: everybody reads the places by name, each with both ids, its address and its rate', async () => {
  await add('Lakeside', 60);
  await add('Baidam', 40.5);
  const { status, body } = await server.guest().call('listLocations', {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: [
      { address: 'Baidam', rate: 40.5 },
      { address: 'Lakeside', rate: 60 },
    ],
  });
  for (const place of body.data) expect(place.id).toBe(place._id);
});

test('C37: nested and plain bodies are equal, and a rate of 0 is valid', async () => {
  const { client } = await server.asAdmin();
  const plain = await client.send('addLocation', { body: { address: 'Nadipur', rate: '0' } });
  expect(plain.body).toMatchObject({
    success: true,
    message: 'Location added successfully',
    data: { rate: 0 },
  });
  expect((await add('Mahendrapul', 0)).status).toBe(200);
});

test.each([
  [{ data: { address: 'Lakeside', rate: -1 } }, 'data.rate', 'data.rate must not be negative'],
  [{ data: { address: 'Lakeside' } }, 'data.rate', 'data.rate must be a number'],
  [{ address: '  ', rate: 5 }, 'address', 'address is required'],
  [{ address: 'Lakeside', rate: 'much' }, 'rate', 'rate must be a number'],
])('C37: %j is refused and the field named', async (body, field, message) => {
  const { client } = await server.asAdmin();
  const answer = await client.send('addLocation', { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, message, data: null });
  expect(answer.body.errors?.[0]?.field).toBe(field);
});

test("C10, C38: a name is taken in any spelling: 409 'Location already exists'", async () => {
  await add('Old  Lakeside', 60);
  const again = await add(' old LAKESIDE', 10);
  expect(again.status).toBe(409);
  expect(again.body).toEqual({ success: false, message: 'Location already exists', data: null });
});

test('C10: the same name posted twenty times at once makes one place', async () => {
  const { client } = await server.asAdmin();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.send('addLocation', { body: { address: 'Lakeside', rate: 5 } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect((await server.guest().call('listLocations', {})).body.data).toHaveLength(1);
});

test.each(['Pick-up', 'pick up', 'PICKUP', 'Mystery'])('C9, C11: no place may be called %s', async (name) => {
  const answer = await add(name, 0);
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe('address');
});

test('staff remove a place; a second time it is 404', async () => {
  const { client, person } = await server.asAdmin();
  const { body } = await client.call('addLocation', { body: { address: 'Lakeside', rate: 60 } });
  const params = { id: body.data._id };
  expect((await client.call('deleteLocation', { params })).status).toBe(200);
  expect((await client.call('deleteLocation', { params })).status).toBe(404);
  expect((await server.guest().call('listLocations', {})).body.data).toEqual([]);
  const audit = await server.db.selectFrom('audit').selectAll().orderBy('at').execute();
  expect(audit.map(({ actor, action }) => [actor, action])).toEqual(
    expect.arrayContaining([
      [person.id, 'location.add'],
      [person.id, 'location.delete'],
    ]),
  );
});
