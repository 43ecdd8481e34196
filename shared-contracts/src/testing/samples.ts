import { parseDeliveryMethod } from '../delivery/delivery-method-texts.ts';
import { type DeliveryMethod, formatDeliveryMethod } from '../delivery/delivery-methods.ts';

export const methodsOf = (...texts: string[]): DeliveryMethod[] =>
  texts.map((text, index) => ({ id: `way-${index + 1}`, ...parseDeliveryMethod(text) }));

export const wireMethodsOf = (...texts: string[]) =>
  methodsOf(...texts).map((method) => ({ ...method, description: formatDeliveryMethod(method) }));
