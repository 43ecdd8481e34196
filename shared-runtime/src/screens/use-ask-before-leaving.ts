import { useCallback, useRef } from 'react';
import { useConfirm } from 'shared-design-system';
import { useLeaveGuard } from 'shared-runtime';
import { screenTexts } from './texts.ts';

/**
 * Asks before a changed form is left: save and leave, stay, or leave. The draft stays whatever is answered.
 * @param changed whether there is something to lose
 * @param save    saves it; true when everything is saved
 * @param text    what becomes of it otherwise
 */
export function useAskBeforeLeaving(
  changed: boolean,
  save: () => Promise<boolean>,
  text: string = screenTexts.leave.text,
): void {
  const confirm = useConfirm();
  // The guard asks again when its question changes, so the question stays the same.
  const latest = useRef({ confirm, save, text });
  latest.current = { confirm, save, text };
  const ask = useCallback(async () => {
    const { leave } = screenTexts;
    const answer = await latest.current.confirm({
      title: leave.title,
      text: latest.current.text,
      confirmLabel: leave.save,
      cancelLabel: leave.stay,
      alternative: { label: leave.leave, value: 'leave' },
    });
    return answer === 'leave' || (answer === 'confirm' && (await latest.current.save()));
  }, []);
  useLeaveGuard(changed, ask);
}
