import type { NewLine } from '@storefront/shared/cart/line';
import type { Product } from '@storefront/shared/contract/entities/product';

/** A cafe product as a cart line. */
export function toNewLine(product: Product, quantity: number, requests: string): NewLine {
  return {
    productId: product._id,
    type: 'product',
    name: product.name,
    category: product.category,
    price: product.price,
    image: product.image,
    imageSet: product.imageSet,
    quantity,
    selectedColor: null,
    selectedSize: null,
    requests,
  };
}
