import { type DeliveryMethod, readReceiptWays } from 'shared-contracts';
import { onReceiptHint } from './payment-texts.ts';

const notAllMethods = 'Не для всех способов доставки';

/** How a shop is paid on receipt before a way to deliver is chosen, and whether only some of them take it. */
export function onReceiptHintOf(methods: readonly DeliveryMethod[]): string {
  const takes = methods.filter(({ onReceipt }) => onReceipt.length > 0);
  const hint = onReceiptHint(readReceiptWays(takes.flatMap(({ onReceipt }) => onReceipt)));
  return takes.length < methods.length ? `${hint}. ${notAllMethods}` : hint;
}
