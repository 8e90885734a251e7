import * as messages from '../../../messages/messages';
import { isReservedPlaceName, normalisePlaceName } from '../../../rules/shipping';
import { badField, MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';

/** Calls of the delivery places. */
export const locationCalls: MockResolvers<'addLocation' | 'listLocations' | 'deleteLocation'> = {
  addLocation({ world, body }) {
    const { address, rate } = body;
    if (isReservedPlaceName(address)) throw badField('address', 'is reserved');
    const key = normalisePlaceName(address);
    if (world.locations.some((place) => normalisePlaceName(place.address) === key))
      throw new MockFailure(409, messages.admin.locationExists);
    const id = world.newId();
    const added = { _id: id, id, name: address, address, rate };
    world.locations = [...world.locations, added];
    return new Reply(added, messages.admin.locationAdded);
  },

  listLocations: ({ world }) => world.locations,

  deleteLocation({ world, params }) {
    if (!world.locations.some((place) => place._id === params.id)) throw notFound('Location');
    world.locations = world.locations.filter((place) => place._id !== params.id);
    return new Reply(null, 'Location deleted successfully');
  },
};
