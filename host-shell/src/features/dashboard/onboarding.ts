import type { DeliveryConditions, Merchant, Product } from 'shared-contracts';

/** The steps to an open shop, in the order in which they make sense. */
export const onboardingSteps = ['details', 'product', 'picture', 'delivery', 'payment', 'publish'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export interface OnboardingData {
  merchant: Merchant;
  products: readonly Product[];
  delivery: DeliveryConditions | null;
}

/** Which steps are done, from the data alone: nobody ticks anything off. */
export function doneSteps({ merchant, products, delivery }: OnboardingData): Record<OnboardingStep, boolean> {
  const { settings, contactPhone } = merchant;
  return {
    details: [settings.title, contactPhone, settings.fio, settings.inn, settings.ogrnip].every((text) => text !== ''),
    product: products.length > 0,
    picture: products.some((product) => product.preview !== null),
    delivery: (delivery?.deliveryMethods.length ?? 0) > 0,
    payment: settings.paymentMethods.length > 0,
    publish: settings.visibility === 'published',
  };
}
