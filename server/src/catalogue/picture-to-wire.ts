import type { ImageSet } from '@storefront/shared/contract/entities/common';
import { type StoredPicture, toWirePicture } from '../platform/media/picture-record';

/** Returns a picture in the form of §3; an empty `image` if there is none (C97). */
export const pictureToWire = (picture: StoredPicture | null): { image: string; imageSet?: ImageSet } =>
  picture ? toWirePicture(picture) : { image: '' };
