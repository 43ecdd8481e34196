import { type DeliveryMethod, formatDeliveryMethodDetails, optionsOf, pointText } from 'shared-contracts';
import { typeset } from 'shared-design-system/shop';
import { checkoutTexts } from '../../checkout-texts.ts';

export const optionLabels = (method: DeliveryMethod): { value: string; label: string }[] =>
  optionsOf(method).map((option) => {
    if ('address' in option) return { value: option.id, label: typeset(pointText(option)) };
    const { name, price, freeFrom, leastOrder } = option;
    const details = formatDeliveryMethodDetails({
      kind: method.kind,
      name,
      price,
      freeFrom,
      leastOrder,
      when: '',
      onReceipt: [],
    });
    const byTheSeller = price === null ? checkoutTexts.sum.byTheSeller : '';
    return { value: option.id, label: typeset(`${name} — ${[byTheSeller, details].filter(Boolean).join(', ')}`) };
  });

export const optionField = 'option:';
