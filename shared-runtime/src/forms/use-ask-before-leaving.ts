import { useCallback, useRef } from 'react';
import { useConfirm } from 'shared-design-system/office';
import { useLeaveGuard } from 'shared-runtime/page';
import { formTexts } from './texts.ts';

/** What leaving a changed form is about. */
interface Leaving {
  /** Saves it; true when everything is saved. */
  save: () => Promise<boolean>;
  /** Throws the draft away. Left out where none is kept: leaving alone loses what was changed. */
  discard?: () => void;
  /** A draft has all that was changed. Default false. */
  drafted?: boolean;
  /** What becomes of the changes otherwise. */
  text?: string | undefined;
}

/**
 * Asks before a changed form is left: save and leave, stay, leave with a draft kept, or leave without saving.
 * @param changed whether there is something to lose
 */
export function useAskBeforeLeaving(changed: boolean, leaving: Leaving): void {
  const confirm = useConfirm();
  // The guard asks again when its question changes, so the question stays the same.
  const latest = useRef({ confirm, leaving });
  latest.current = { confirm, leaving };
  const ask = useCallback(async () => {
    const { leave } = formTexts;
    const { text = leave.text, discard } = latest.current.leaving;
    const lose = { label: leave.discard, value: 'discard' };
    const answer = await latest.current.confirm({
      title: leave.title,
      text,
      confirmLabel: leave.save,
      cancelLabel: leave.stay,
      ...(discard ? { alternative: { label: leave.leave, value: 'leave' }, discard: lose } : { alternative: lose }),
    });
    if (answer === 'confirm') return latest.current.leaving.save();
    if (answer === 'discard') latest.current.leaving.discard?.();
    return answer === 'leave' || answer === 'discard';
  }, []);
  useLeaveGuard(changed, ask, leaving.drafted);
}
