import { type ChangeEvent, useEffect, useRef } from 'react';
import { maxScreenshotBytes, needsScriptsAttribute, type OrderPage } from 'shared-contracts';
import { formatDateTime } from 'shared-design-system/checkout';
import { Banner, Button, Stack, Text, typeset, useToast } from 'shared-design-system/shop';
import { clockText, useSecondsLeft } from 'shared-runtime/page';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.pay;

export interface ReportActions {
  withdrawing: boolean;
  withdraw: () => void;
  attaching: boolean;
  attach: (file: File) => void;
}

function Screenshot({ page, actions }: { page: OrderPage; actions: ReportActions }) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const isThere = page.order.paymentScreenshot;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > maxScreenshotBytes) toast.show({ type: 'danger', title: words.screenshot.tooLarge });
    else actions.attach(file);
  };
  return (
    <>
      <div {...{ [needsScriptsAttribute]: '' }}>
        <Text tone="muted" size="s">
          {typeset(isThere ? words.screenshot.there : words.screenshot.text)}
        </Text>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={words.screenshot.attach}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={choose}
      />
      <Button variant="outline" loading={actions.attaching} onClick={() => input.current?.click()}>
        {isThere ? words.screenshot.change : words.screenshot.attach}
      </Button>
    </>
  );
}

interface ReportedProps {
  page: OrderPage;
  actions: ReportActions;
  fresh: boolean;
}

export function ReportedPayment({ page, actions, fresh }: ReportedProps) {
  const box = useRef<HTMLDivElement>(null);
  const left = useSecondsLeft(page.withdrawable);
  const at = formatDateTime(page.order.paymentReported ?? '', { timeZone: page.timeZone, zone: true });
  useEffect(() => {
    if (!fresh) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [fresh]);
  return (
    <Stack gap={3}>
      <div ref={box} tabIndex={-1}>
        <Banner tone="happy" live>
          {typeset(words.reported(at))}
        </Banner>
      </div>
      {page.takesScreenshot ? <Screenshot page={page} actions={actions} /> : null}
      {left > 0 ? (
        <Button variant="outline" loading={actions.withdrawing} onClick={actions.withdraw}>
          {words.withdraw} <span aria-hidden="true">{clockText(left)}</span>
        </Button>
      ) : null}
    </Stack>
  );
}
