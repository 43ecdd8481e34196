import { maxUploadBytes, type Order } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { useRemoveOrderPhotoMutation, useSetOrderPhotoMutation } from '../api.ts';
import { failureText, useFailedToast } from '../use-failed-toast.ts';
import { photoTexts as words } from './texts.ts';

export function usePhoto(order: Order) {
  const [setPhoto, setting] = useSetOrderPhotoMutation();
  const [removePhoto, removing] = useRemoveOrderPhotoMutation();
  const toast = useToast();
  const failed = useFailedToast(`photo of ${order.id}`, order.photo?.link ?? '');
  const isFirst = order.photo === null;
  const notifyDone = async (work: Promise<unknown>, title: string, text?: string) => {
    try {
      await work;
      failed.close();
      toast.show({ title, type: 'happy', ...(text === undefined ? {} : { text }) });
    } catch (caught) {
      failed.show({ title: words.notSaved, text: failureText(caught) });
    }
  };
  return {
    setting: setting.isLoading,
    removing: removing.isLoading,
    set: (file: File) => {
      if (file.size > maxUploadBytes) failed.show({ title: words.notSaved, text: words.tooLarge });
      else if (isFirst) void notifyDone(setPhoto({ orderId: order.id, file }).unwrap(), words.added, words.addedText);
      else void notifyDone(setPhoto({ orderId: order.id, file }).unwrap(), words.replaced);
    },
    remove: () => void notifyDone(removePhoto({ orderId: order.id }).unwrap(), words.removed),
  };
}
