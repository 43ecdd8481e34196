import { type DeliveryMethod, parseReceiptPaymentMethods } from 'shared-contracts';
import { onReceiptHint } from './payment-texts.ts';

const notAllMethods = 'Не для всех способов доставки';

export function onReceiptHintOf(methods: readonly DeliveryMethod[]): string {
  const takes = methods.filter(({ onReceipt }) => onReceipt.length > 0);
  const hint = onReceiptHint(parseReceiptPaymentMethods(takes.flatMap(({ onReceipt }) => onReceipt)));
  return takes.length < methods.length ? `${hint}. ${notAllMethods}` : hint;
}
