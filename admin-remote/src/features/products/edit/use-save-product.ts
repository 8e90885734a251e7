import { addProduct, updateProduct } from '@storefront/shared/api/products';
import type { Product } from '@storefront/shared/contract/entities/product';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmissionOptions, useSubmission } from '../../../common/form/use-submission';
import { refreshProducts } from '../../../common/refresh-products';
import { type ProductForm, toProductData, toProductJson } from './product-form';

type Listeners = Pick<SubmissionOptions, 'onRefused' | 'onError'>;

/** Returns a function that adds or changes a product, with the messages of §8. @param product null adds one */
export function useSaveProduct(product: Product | null, listeners: Listeners) {
  const client = useQueryClient();
  const { submit, submission } = useSubmission({
    loading: product ? 'Updating product…' : 'Adding product…',
    success: product ? messages.admin.itemUpdated : messages.admin.productAdded,
    failure: product ? messages.admin.updateProductFailed : messages.admin.addProductFailed,
    ...listeners,
  });

  /** @returns true if it is saved. */
  async function save(form: ProductForm): Promise<boolean> {
    const isSaved = await submit((options) => {
      if (!product) return addProduct(toProductData(form), options);
      const { _id, version } = product;
      const body = form.image ? toProductData(form, version) : toProductJson(form, version);
      return updateProduct(_id, body, options);
    });
    refreshProducts(client);
    return isSaved;
  }
  return { save, submission };
}
