import type { DeliveryConditions, Merchant, Product } from 'shared-contracts';
import type { texts } from '../../screens/texts.ts';

/** One step on the way to an open shop. */
export interface Step {
  id: keyof typeof texts.checklist.steps;
  done: boolean;
  to: string;
}

/**
 * The steps to an open shop, each ticked by what there is (decisions, part 1: steps of what is not built yet are absent).
 * @param products the merchant's first products, in their order
 * @param delivery null until set
 */
export function stepsOf(merchant: Merchant, products: readonly Product[], delivery: DeliveryConditions | null): Step[] {
  const { settings } = merchant;
  const first = products[0];
  const details = [settings.title, merchant.contactPhone, settings.fio, settings.inn, settings.ogrnip];
  return [
    { id: 'details', done: details.every((text) => text !== ''), to: '/merchant/settings/shop' },
    { id: 'product', done: products.length > 0, to: '/merchant/products/new' },
    {
      id: 'picture',
      done: products.some((product) => product.preview !== null),
      to: first ? `/merchant/products/${first.id}` : '/merchant/products/new',
    },
    { id: 'delivery', done: (delivery?.deliveryMethods.length ?? 0) > 0, to: '/merchant/settings/delivery' },
    { id: 'payment', done: settings.paymentMethods.length > 0, to: '/merchant/settings/payment' },
    { id: 'publish', done: settings.visibility === 'published', to: '/merchant/settings/shop#visibility' },
  ];
}
