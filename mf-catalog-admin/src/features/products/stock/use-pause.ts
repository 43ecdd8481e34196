import type { Product } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { shortName } from '../../../short-name.ts';
import { useSetStockMutation } from './api.ts';
import { stockTexts as words } from './texts.ts';

export function usePause(product: Product) {
  const [send, { isLoading }] = useSetStockMutation();
  const toast = useToast();
  const pause = async (isPaused: boolean, sizeId: string | null = null): Promise<void> => {
    const kind = isPaused ? 'paused' : 'resumed';
    const { error } = await send({ product_id: product.id, size_id: sizeId, stock: { kind } });
    const name = shortName(product.title);
    if (error) {
      toast.show({ title: words.failed, text: describeFailure(error), type: 'danger' });
    } else if (isPaused) {
      const action = { label: words.undo, onPress: () => void pause(false, sizeId) };
      toast.show({ title: words.pauseNamed(name), text: words.pausedText, type: 'happy', action });
    } else {
      toast.show({ title: words.resumed, text: name, type: 'happy' });
    }
  };
  return { pause, pausing: isLoading };
}
