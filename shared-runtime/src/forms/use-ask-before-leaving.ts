import { useCallback, useRef } from 'react';
import { useConfirm } from 'shared-design-system/office';
import { useLeaveGuard } from 'shared-runtime/page';
import { formTexts } from './texts.ts';

/** What leaving a changed form is about. */
interface Leaving {
  /** Saves it; true when everything is saved. */
  save: () => Promise<boolean>;
  /** A draft stays of what was changed. Default false: leaving alone loses it. */
  keepsDraft?: boolean;
  /** A draft has all that was changed. Default false. */
  drafted?: boolean;
  /** What becomes of the changes otherwise. */
  text?: string | undefined;
}

/**
 * Asks before a changed form is left: save and leave, or leave, with a draft kept where there can be one. Who closes the question stays.
 * @param changed whether there is something to lose
 */
export function useAskBeforeLeaving(changed: boolean, leaving: Leaving): void {
  const confirm = useConfirm();
  // The guard asks again when its question changes, so the question stays the same.
  const latest = useRef({ confirm, leaving });
  latest.current = { confirm, leaving };
  const ask = useCallback(async () => {
    const { leave } = formTexts;
    const { text = leave.text, keepsDraft = false } = latest.current.leaving;
    const answer = await latest.current.confirm({
      title: leave.title,
      text,
      confirmLabel: leave.save,
      alternative: { label: keepsDraft ? leave.leave : leave.lose, value: 'leave' },
    });
    return answer === 'confirm' ? latest.current.leaving.save() : answer === 'leave';
  }, []);
  useLeaveGuard(changed, ask, leaving.drafted);
}
