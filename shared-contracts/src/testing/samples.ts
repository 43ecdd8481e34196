import { methodOfText } from '../orders/delivery-method-texts.ts';
import { type DeliveryMethod, textOfMethod } from '../orders/delivery-methods.ts';

/** Methods read from texts, with the ids 'way-1', 'way-2' … */
export const methodsOf = (...texts: string[]): DeliveryMethod[] =>
  texts.map((text, index) => ({ id: `way-${index + 1}`, ...methodOfText(text) }));

/** The same as a server answers them. */
export const wireMethodsOf = (...texts: string[]) =>
  methodsOf(...texts).map((method) => ({ ...method, description: textOfMethod(method) }));
