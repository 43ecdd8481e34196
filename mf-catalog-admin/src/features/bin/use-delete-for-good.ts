import type { BinKind } from 'shared-contracts';
import { pluralCount, useConfirm, useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { useEmptyBinMutation } from '../../bin-api.ts';
import { binTexts } from '../../bin-texts.ts';
import { shortName } from '../../short-name.ts';

const words = binTexts;

export function useDeleteForGood(kind: BinKind) {
  const [empty, { isLoading: deleting }] = useEmptyBinMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const run = async (title: string, which: { ids: string[] } | { all: true }): Promise<void> => {
    const answer = await confirm({
      title,
      text: words.forGood.text,
      confirmLabel: words.forGood.confirm,
      cancelLabel: words.forGood.stay,
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    try {
      const { deleted } = await empty({ kind, ...which }).unwrap();
      toast.show({ title: words.forGood.done(pluralCount(deleted, words.forms[kind])), type: 'happy' });
    } catch (caught) {
      toast.show({ title: words.forGood.failed, text: describeFailure(caught), type: 'danger' });
    }
  };
  return {
    deleting,
    one: (id: string, name: string) => run(words.forGood.one(shortName(name)), { ids: [id] }),
    all: (count: number) => run(words.forGood.all(pluralCount(count, words.forms[kind])), { all: true }),
  };
}
