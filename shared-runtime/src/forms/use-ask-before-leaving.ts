import { useCallback, useRef } from 'react';
import { useConfirm } from 'shared-design-system/office';
import { useLeaveGuard } from 'shared-runtime/page';
import { formTexts } from './texts.ts';

interface Leaving {
  save: () => Promise<boolean>;
  keepsDraft?: boolean;
  drafted?: boolean;
  text?: string | undefined;
}

export function useAskBeforeLeaving(changed: boolean, leaving: Leaving): void {
  const confirm = useConfirm();
  // The function stays the same: the guard would ask again if it changed.
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
