import * as messages from '../../../messages/messages';
import { isOffered } from '../../../rules/place-terms';
import { isReservedPlaceName, normalisePlaceName } from '../../../rules/shipping';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { member } from '../support/mock-context';
import { badField, MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockWorld } from '../world';

type LocationCall = 'addLocation' | 'listLocations' | 'updateLocation' | 'deleteLocation';

/** Checks the name of a place; `except` is the id of the place that is renamed. @throws MockFailure 400 or 409 */
function checkName(world: MockWorld, address: string, except?: string): void {
  if (isReservedPlaceName(address)) throw badField('address', 'is reserved');
  const key = normalisePlaceName(address);
  if (world.locations.some((place) => place._id !== except && normalisePlaceName(place.address) === key))
    throw new MockFailure(409, messages.admin.locationExists);
}

/** Calls of the delivery places. */
export const locationCalls: MockResolvers<LocationCall> = {
  addLocation({ world, body }) {
    const { address, rate, minutes = null, minimumOrder = null, freeAbove = null, active = true } = body;
    checkName(world, address);
    const id = world.newId();
    const terms = { minutes, minimumOrder, freeAbove, active };
    const added = { _id: id, id, name: address, address, rate, ...terms, version: 1 };
    world.locations = [...world.locations, added];
    return new Reply(added, messages.admin.locationAdded);
  },

  listLocations: ({ world, person }) =>
    person?.role === 'admin' ? world.locations : world.locations.filter(isOffered),

  updateLocation(context) {
    const { world, params, body } = context;
    const before = world.locations.find((place) => place._id === params.id);
    if (!before) throw notFound('Location');
    const { address = before.address, rate = before.rate, version } = body;
    const { minutes = before.minutes ?? null, minimumOrder = before.minimumOrder ?? null } = body;
    const { freeAbove = before.freeAbove ?? null, active = before.active !== false } = body;
    const terms = { minutes, minimumOrder, freeAbove, active };
    const edited = { ...before, name: address, address, rate, ...terms };
    const values = { before, after: edited };
    checkVersion(world, { id: before._id, what: 'location', version, stored: before.version, values });
    checkName(world, address, before._id);
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.locations = world.locations.map((place) => (place === before ? after : place));
    return new Reply(after, 'Location updated successfully');
  },

  deleteLocation({ world, params, query: { version } }) {
    const before = world.locations.find((place) => place._id === params.id);
    if (!before) throw notFound('Location');
    checkVersion(world, {
      id: before._id,
      what: 'location',
      version,
      stored: before.version,
      values: { before },
    });
    world.locations = world.locations.filter((place) => place !== before);
    return new Reply(null, 'Location deleted successfully');
  },
};
