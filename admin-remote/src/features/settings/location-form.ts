import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { editField } from '../../common/conflict/edit-field';
import type { LocationForm } from './use-add-location';

/** Returns the form values of a place. */
export const toLocationForm = ({ address, rate, minutes }: DeliveryLocation): LocationForm => ({
  address,
  rate: String(rate),
  minutes: minutes == null ? '' : String(minutes),
});

/** The fields that two members of staff may change at the same time (C165). */
export const locationFields = [
  editField<LocationForm, DeliveryLocation>('address', 'Address'),
  editField<LocationForm, DeliveryLocation>('rate', 'Rate in Rs'),
  editField<LocationForm, DeliveryLocation>('minutes', 'Minutes of the way'),
];
