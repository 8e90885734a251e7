import { deleteProduct } from '@storefront/shared/api/products';
import type { Product } from '@storefront/shared/contract/entities/product';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../common/DeleteDialog';
import { refreshProducts } from './refresh-products';

interface DeleteProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Asks, then removes a product from the menu. Orders keep their copy (P16). */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this product?"
      action="Delete product"
      loading="Deleting product…"
      success={messages.admin.itemDeleted}
      failure={messages.admin.deleteItemFailed}
      run={() => deleteProduct(product._id)}
      onDeleted={() => refreshProducts(client)}
      onClose={onClose}
    >
      <p>
        <b>{product.name}</b> leaves the menu and every cart. Orders that hold it stay as they are.
      </p>
    </DeleteDialog>
  );
}
