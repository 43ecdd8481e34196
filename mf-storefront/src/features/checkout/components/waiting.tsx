import { useCallback, useEffect, useRef } from 'react';
import { useConfirm } from 'shared-design-system/checkout';
import { Banner, Button } from 'shared-design-system/shop';
import { useLeaveGuard } from 'shared-runtime/page';
import { checkoutTexts } from '../../../checkout-texts.ts';

const words = checkoutTexts.checkout.waiting;

interface WaitingProps {
  changed: boolean;
  isWaiting: () => boolean;
  onStop: () => void;
}

export function Waiting({ changed, isWaiting, onStop }: WaitingProps) {
  const confirm = useConfirm();
  const ask = useCallback(async () => {
    // The order has just been placed: going on to its page needs no question.
    if (!isWaiting()) return true;
    const { title, text, stay, go } = words.leave;
    return (await confirm({ title, text, confirmLabel: go, cancelLabel: stay, tone: 'danger' })) === 'confirm';
  }, [confirm, isWaiting]);
  useLeaveGuard(true, ask);
  const box = useRef<HTMLDivElement>(null);
  // Scrolls to this notice: the pressed button may be far from it.
  useEffect(() => {
    // In braces: newer browsers return a promise here, which an effect must not return.
    box.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={box}>
      <Banner
        tone="warn"
        live
        title={words.title}
        actions={
          <Button variant="outline" size="s" onClick={onStop}>
            {words.stop}
          </Button>
        }
      >
        {changed ? words.changed : words.text}
      </Banner>
    </div>
  );
}
