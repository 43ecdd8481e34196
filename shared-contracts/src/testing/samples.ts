import { methodOfText } from '../orders/delivery-method-texts.ts';
import { type DeliveryMethod, textOfMethod } from '../orders/delivery-methods.ts';

export const methodsOf = (...texts: string[]): DeliveryMethod[] =>
  texts.map((text, index) => ({ id: `way-${index + 1}`, ...methodOfText(text) }));

export const wireMethodsOf = (...texts: string[]) =>
  methodsOf(...texts).map((method) => ({ ...method, description: textOfMethod(method) }));
