import type { BinKind } from 'shared-contracts';
import { pluralCount, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { useRestoreFromBinMutation } from './bin-api.ts';
import { binTexts } from './bin-texts.ts';
import { texts } from './texts.ts';

const words = binTexts;

export function useRestore() {
  const [restore, { isLoading: restoring }] = useRestoreFromBinMutation();
  const toast = useToast();
  const run = async (kind: BinKind, ids: string[]): Promise<void> => {
    try {
      const { restored, failed, exchanged } = await restore({ kind, ids }).unwrap();
      const full = failed.some(({ code }) => code === 'picture_limit');
      const text = full ? words.full : exchanged ? words.exchanged : undefined;
      const count = pluralCount(restored.length, words.forms[kind]);
      if (restored.length > 0) toast.show({ title: words.restored(count), text, type: 'happy' });
      else toast.show({ title: words.notRestored, text: text ?? words.gone, type: 'danger' });
    } catch (caught) {
      const action = { label: texts.retry, onPress: () => void run(kind, ids) };
      toast.show({ title: words.notRestored, text: describeFailure(caught), type: 'danger', action });
    }
  };
  return { restore: run, restoring };
}
