import { parseDeliveryMethod } from '../orders/delivery-method-texts.ts';
import { type DeliveryMethod, formatDeliveryMethod } from '../orders/delivery-methods.ts';

export const methodsOf = (...texts: string[]): DeliveryMethod[] =>
  texts.map((text, index) => ({ id: `way-${index + 1}`, ...parseDeliveryMethod(text) }));

export const wireMethodsOf = (...texts: string[]) =>
  methodsOf(...texts).map((method) => ({ ...method, description: formatDeliveryMethod(method) }));
