import { useUpdateMerchantMutation } from 'shared-runtime';
import { useSetProductTypesMutation } from './api.ts';
import { type ShopValues, shopUpdateOf } from './shop-form.ts';

export function useSaveShop(saved: ShopValues) {
  const [update] = useUpdateMerchantMutation();
  const [setTypes] = useSetProductTypesMutation();
  return async (values: ShopValues): Promise<void> => {
    const { productTypes } = values;
    if (JSON.stringify(productTypes) !== JSON.stringify(saved.productTypes)) {
      await setTypes({ product_types: productTypes }).unwrap();
    }
    await update(shopUpdateOf(values, saved)).unwrap();
  };
}
