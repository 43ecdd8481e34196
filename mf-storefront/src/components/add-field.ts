import { cartFields, type Product } from 'shared-contracts';

/** What a button sends that puts a product into the cart: the product, at the price that stands beside it. */
export const addField = ({ id, price }: Pick<Product, 'id' | 'price'>) => ({
  name: cartFields.add,
  value: `${id}.${price}`,
});
