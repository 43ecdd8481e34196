import type { ArgsOf, changePrices } from 'shared-contracts';
import { pluralCount, useToast } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import type { ProductSelection } from '../use-change-many.ts';
import { useChangePricesMutation, useUndoPricesMutation } from './api.ts';

const words = texts.prices;

const products = (count: number): string => pluralCount(count, texts.productForms);

export function useUndoPrices() {
  const [takeBack, { isLoading: undoing }] = useUndoPricesMutation();
  const toast = useToast();
  const undo = async (changeId: string): Promise<void> => {
    try {
      const { restored, kept, kept_titles: titles } = await takeBack({ change_id: changeId }).unwrap();
      const text = kept > 0 ? words.kept(products(kept), titles) : undefined;
      toast.show({ title: words.undone(products(restored)), text, type: 'happy' });
    } catch (caught) {
      const tooLate = isFailure(caught) && caught.code === 'not_found';
      toast.show({
        title: words.notUndone,
        text: tooLate ? words.tooLate : describeFailure(caught),
        type: 'danger',
        ...(tooLate ? {} : { action: { label: texts.retry, onPress: () => void undo(changeId) } }),
      });
    }
  };
  return { undo, undoing };
}

/** Changes prices under the given key, so that a retry changes them once, and offers an undo. Resolves to true or to the failure. */
export function useChangePrices() {
  const [change, { isLoading: changing }] = useChangePricesMutation();
  const { undo } = useUndoPrices();
  const toast = useToast();
  const make = async (
    changeId: string,
    chosen: ProductSelection,
    by: ArgsOf<typeof changePrices>['change'],
  ): Promise<true | { failure: unknown }> => {
    try {
      const { changed, left } = await change({ change_id: changeId, ...chosen, change: by }).unwrap();
      toast.show({
        title: words.done(products(changed)),
        text: left > 0 ? words.left(products(left)) : undefined,
        type: 'happy',
        action: { label: texts.undo, onPress: () => void undo(changeId) },
      });
      return true;
    } catch (failure) {
      return { failure };
    }
  };
  return { make, changing };
}
