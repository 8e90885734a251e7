import type { ImageSet } from '@storefront/shared/contract/entities/common';
import { type StoredPicture, toWirePicture } from '../platform/media/picture-record';

/** A picture as §3 shows one; an empty `image` where there is none (C97). */
export const pictureToWire = (picture: StoredPicture | null): { image: string; imageSet?: ImageSet } =>
  picture ? toWirePicture(picture) : { image: '' };
