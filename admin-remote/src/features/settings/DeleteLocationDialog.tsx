import { deleteLocation } from '@storefront/shared/api/locations';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { callKey } from '@storefront/shared/query/call-query';
import { useQueryClient } from '@tanstack/react-query';
import { changesIn } from '../../common/conflict/edit-field';
import { DeleteDialog } from '../../common/DeleteDialog';
import { locationFields, toLocationForm } from './location-form';
import { locationId } from './location-id';

const locationChanges = changesIn(locationFields, toLocationForm);

interface DeleteLocationDialogProps {
  readonly location: DeliveryLocation;
  readonly onClose: () => void;
}

/** Asks, then removes a delivery place. */
export function DeleteLocationDialog({ location, onClose }: DeleteLocationDialogProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this location?"
      what="location"
      loading="Deleting location…"
      success="Location deleted"
      failure={messages.admin.deleteLocationFailed}
      item={location}
      changes={locationChanges}
      run={(version) => deleteLocation(locationId(location) ?? '', { version })}
      onDeleted={() => void client.invalidateQueries({ queryKey: callKey('listLocations', {}) })}
      onClose={onClose}
    >
      <p>
        Customers can no longer choose <bdi>{location.address}</bdi>. Orders that name it stay as they are.
      </p>
    </DeleteDialog>
  );
}
