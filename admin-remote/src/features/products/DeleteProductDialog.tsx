import { deleteProduct } from '@storefront/shared/api/products';
import type { Product } from '@storefront/shared/contract/entities/product';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { changesIn } from '../../common/conflict/edit-field';
import { DeleteDialog } from '../../common/DeleteDialog';
import { refreshProducts } from '../../common/refresh-products';
import { useLeavingTexts } from '../../common/use-leaving-texts';
import { useGroupName } from '../../common/use-option-groups';
import { productFields, toProductForm } from './edit/product-form';

interface DeleteProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Asks, then removes a product from the menu. Orders keep their copy (P16). */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const client = useQueryClient();
  const groupName = useGroupName();
  const leaving = useLeavingTexts()({ from: [product.category], to: null });
  return (
    <DeleteDialog
      title="Delete this product?"
      what="product"
      loading="Deleting product…"
      success={messages.admin.itemDeleted}
      failure={messages.admin.deleteItemFailed}
      item={product}
      changes={changesIn(productFields(groupName), toProductForm)}
      run={(version) => deleteProduct(product._id, { version })}
      onDeleted={() => refreshProducts(client)}
      onClose={onClose}
    >
      <p>
        <b>{product.name}</b> leaves the menu and every cart. Orders that hold it stay as they are.
      </p>
      {leaving.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </DeleteDialog>
  );
}
