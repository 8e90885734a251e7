import { deleteLocation } from '@storefront/shared/api/locations';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { callKey } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../common/ConfirmDialog';
import { locationId } from './location-id';

interface DeleteLocationDialogProps {
  readonly location: DeliveryLocation;
  readonly onClose: () => void;
}

/** Asks, then removes a delivery place. */
export function DeleteLocationDialog({ location, onClose }: DeleteLocationDialogProps) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    const isDeleted = await notify.during(
      deleteLocation(locationId(location) ?? '').then(() => true),
      {
        loading: 'Deleting location…',
        success: 'Location deleted',
        failure: messages.admin.deleteLocationFailed,
      },
    );
    setIsBusy(false);
    if (!isDeleted) return;
    void client.invalidateQueries({ queryKey: callKey('listLocations', {}) });
    onClose();
  };

  return (
    <ConfirmDialog
      title="Delete this location?"
      action="Delete location"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        Customers can no longer choose <bdi>{location.address}</bdi>. Orders that name it stay as they are.
      </p>
    </ConfirmDialog>
  );
}
