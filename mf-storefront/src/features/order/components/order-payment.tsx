import { useRef } from 'react';
import {
  formPathsOf,
  needsScriptsAttribute,
  type OrderPage,
  type PublicShop,
  reportedSumOf,
  totalOf,
} from 'shared-contracts';
import { CopyRow, formatDateTime } from 'shared-design-system/checkout';
import { Card, Show } from 'shared-design-system/pages';
import { Banner, Button, formatMoney, Text, typeset } from 'shared-design-system/shop';
import { Disclosure } from '../../../components/disclosure.tsx';
import { NoScriptForm } from '../../../components/no-script-form.tsx';
import { orderTexts } from '../../../order-texts.ts';
import { awaitsPayment, isRestToBePaid, isSumFinal, isToBePaid, sumToPay } from '../awaits-payment.ts';
import { paymentQr } from '../payment-qr.ts';
import { PaymentCode } from './payment-code.tsx';
import { type ReportActions, ReportedPayment } from './reported-payment.tsx';
import { Transfers } from './transfers.tsx';

const words = orderTexts.pay;

const reportFormId = 'report-payment';

export const sendsReport = { type: 'submit', form: reportFormId } as const;

interface OrderPaymentProps {
  token: string;
  page: OrderPage;
  /** Undefined while it is loading, and for a closed shop: then there is no QR code that needs its name and INN. */
  shop: Pick<PublicShop, 'fio' | 'inn'> | undefined;
  reporting: boolean;
  onReport: () => void;
  actions: ReportActions;
}

/** How to pay, in words. If the sum is not final, a warning comes first: whoever pays now would have to pay twice. */
function Directions({ page }: { page: OrderPage }) {
  const isFinal = isSumFinal(page);
  const text = isFinal ? words.text : words.textBefore;
  return (
    <>
      {isFinal ? null : (
        <Banner tone="warn" title={words.waitForSum.title}>
          {words.waitForSum.text}
        </Banner>
      )}
      <Text tone="muted">{page.transferMethods.length > 0 ? text : words.none}</Text>
    </>
  );
}

function paidText({ order, edits, timeZone }: OrderPage): string {
  const paid = formatMoney(reportedSumOf(order));
  const when = order.paymentReported ? formatDateTime(order.paymentReported, { timeZone, zone: true }) : '';
  if (edits.length === 0) return words.rest.text(paid, when);
  return order.paymentState === 'pending' ? words.rest.textEditedReported(paid) : words.rest.textEdited(paid);
}

function Rest({ page }: { page: OrderPage }) {
  return (
    <Banner tone="warn" title={words.rest.title(formatMoney(sumToPay(page)))}>
      {typeset(paidText(page))}
    </Banner>
  );
}

export function OrderPayment({ token, page, shop, reporting, onReport, actions }: OrderPaymentProps) {
  const { order, transferMethods } = page;
  const sum = sumToPay(page);
  const isFresh = useRef(order.paymentReported).current !== order.paymentReported;
  if (!awaitsPayment(page)) return null;
  const isFinal = isSumFinal(page);
  const isRest = isRestToBePaid(page);
  const sumLabel = isFinal ? words.sum : words.sumBefore;
  const purpose = words.qr.purpose(order.number);
  const code = transferMethods
    .map((method) => paymentQr(method, { name: shop?.fio ?? '', inn: shop?.inn ?? '', sum, purpose }))
    .find((text) => text !== null);
  const report = (
    <Button
      size="l"
      full
      variant={isFinal ? 'primary' : 'outline'}
      loading={reporting}
      onClick={onReport}
      {...sendsReport}
    >
      {words.report}
    </Button>
  );
  const details = (
    <Transfers
      methods={transferMethods}
      sum={<CopyRow large label={isRest ? words.rest.sum : sumLabel} value={String(sum)} shown={formatMoney(sum)} />}
      purpose={purpose}
      code={
        code ? (
          <div {...{ [needsScriptsAttribute]: '' }}>
            <PaymentCode value={code} number={order.number} />
          </div>
        ) : null
      }
    />
  );
  if (order.paymentReported && !isRest) {
    return (
      <Card title={words.titleReported} gap={4}>
        <ReportedPayment page={page} actions={actions} fresh={isFresh} />
        {isFinal ? null : <Text tone="muted">{words.deliveryApart}</Text>}
        <Disclosure {...words.details}>{details}</Disclosure>
      </Card>
    );
  }
  return (
    <Card title={words.title} gap={4}>
      {isRest ? <Rest page={page} /> : <Directions page={page} />}
      {details}
      {/* On a phone it is under the thumb instead, once the sum is final. */}
      {isToBePaid(page) ? isFinal ? <Show from={1000}>{report}</Show> : report : null}
      <NoScriptForm id={reportFormId} action={formPathsOf(page.shopName).reportPayment(token)}>
        <input type="hidden" name="sum" value={totalOf(order)} />
      </NoScriptForm>
    </Card>
  );
}
