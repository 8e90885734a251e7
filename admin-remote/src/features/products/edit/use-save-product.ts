import { addProduct, updateProduct } from '@storefront/shared/api/products';
import type { Product } from '@storefront/shared/contract/entities/product';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldErrors } from '../../../common/form/form-failure';
import { useSubmission } from '../../../common/form/use-submission';
import { refreshProducts } from '../refresh-products';
import { type ProductForm, toProductData, toProductJson } from './product-form';

/** Returns a function that adds or changes a product, with the messages of §8. */
export function useSaveProduct(product: Product | null, onRefused: (faults: FieldErrors) => void) {
  const client = useQueryClient();
  const { submit, submission } = useSubmission({
    loading: product ? 'Updating product…' : 'Adding product…',
    success: product ? messages.admin.itemUpdated : messages.admin.productAdded,
    failure: product ? messages.admin.updateProductFailed : messages.admin.addProductFailed,
    onRefused,
  });

  /** @returns true if it is saved. */
  async function save(form: ProductForm): Promise<boolean> {
    const isSaved = await submit((options) => {
      if (!product) return addProduct(toProductData(form), options);
      const body = form.image ? toProductData(form) : toProductJson(form);
      return updateProduct(product._id, body, options);
    });
    refreshProducts(client);
    return isSaved;
  }
  return { save, submission };
}
