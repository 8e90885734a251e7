import { cartLine } from '@storefront/shared/contract/entities/cart-line';
import { closetItem } from '@storefront/shared/contract/entities/closet-item';
import { imageSet } from '@storefront/shared/contract/entities/common';
import { galleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { location } from '@storefront/shared/contract/entities/location';
import { order, orderItem, orderReceipt } from '@storefront/shared/contract/entities/order';
import { menuGroup, product } from '@storefront/shared/contract/entities/product';
import { savedAddress } from '@storefront/shared/contract/entities/saved-address';
import { shopSettings, tableCode } from '@storefront/shared/contract/entities/shop-settings';
import { sitting, staffTable, tableRound, tableVisit } from '@storefront/shared/contract/entities/table';
import { user } from '@storefront/shared/contract/entities/user';
import { fieldError, orderChange, orderConflict } from '@storefront/shared/contract/envelope';
import { z } from 'zod';

/** Schemas that become components of the document. */
const named = {
  User: user,
  Product: product,
  MenuGroup: menuGroup,
  DeliveryLocation: location,
  ClosetItem: closetItem,
  GalleryImage: galleryImage,
  CartLine: cartLine,
  SavedAddress: savedAddress,
  Order: order,
  OrderItem: orderItem,
  OrderReceipt: orderReceipt,
  OrderConflict: orderConflict,
  OrderChange: orderChange,
  ShopSettings: shopSettings,
  TableCode: tableCode,
  TableVisit: tableVisit,
  TableRound: tableRound,
  StaffTable: staffTable,
  Sitting: sitting,
  FieldError: fieldError,
  ImageSet: imageSet,
};

/** The component names, for zod's JSON Schema conversion. */
export const entityNames = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries(named)) entityNames.add(schema, { id });
