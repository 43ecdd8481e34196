import { cartFields, type Product } from 'shared-contracts';

export const addToCartButtonField = ({ id, price }: Pick<Product, 'id' | 'price'>) => ({
  name: cartFields.add,
  value: `${id}.${price}`,
});
