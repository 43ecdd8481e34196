import { useConfirm } from 'shared-design-system';
import { screenTexts } from './texts.ts';

/** Asks whose changes are saved where the same was changed here and on another device. */
export function useAskWhoseStands(): () => Promise<'mine' | 'theirs' | 'neither'> {
  const confirm = useConfirm();
  const { title, text, mine, theirs, stay } = screenTexts.clash;
  return async () => {
    const answer = await confirm({
      title,
      text,
      confirmLabel: mine,
      cancelLabel: stay,
      alternative: { label: theirs, value: 'theirs' },
    });
    if (answer === 'confirm') return 'mine';
    return answer === 'theirs' ? 'theirs' : 'neither';
  };
}
