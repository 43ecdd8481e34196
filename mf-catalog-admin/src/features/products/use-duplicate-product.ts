import { useNavigate } from 'react-router-dom';
import { type Product, truncate } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { createUuid, describeFailure } from 'shared-runtime';
import { shortName } from '../../short-name.ts';
import { texts } from '../../texts.ts';
import { useDuplicateProductMutation } from './api.ts';

const words = texts.copy;
const longestTitle = 200;

export function useDuplicateProduct() {
  const [copy, { isLoading: copying }] = useDuplicateProductMutation();
  const navigate = useNavigate();
  const toast = useToast();

  const duplicate = async (product: Product, key = createUuid()): Promise<void> => {
    const title = truncate(product.title, longestTitle - words.suffix.length) + words.suffix;
    try {
      const id = await copy({ product_id: product.id, title, idempotency_key: key }).unwrap();
      toast.show({ title: words.done, text: words.hidden, type: 'happy' });
      void navigate(`/merchant/products/${id}`);
    } catch (caught) {
      const action = { label: texts.retry, onPress: () => void duplicate(product, key) };
      toast.show({
        title: words.failed(shortName(product.title)),
        text: describeFailure(caught),
        type: 'danger',
        action,
      });
    }
  };
  return { duplicate, copying };
}
