import { type DeliveryConditions, findMissingSellerDetails, type Merchant, type Product } from 'shared-contracts';
import type { texts } from './texts.ts';

export interface Step {
  id: keyof typeof texts.checklist.steps;
  done: boolean;
  to: string;
  missing?: MissingDetail[];
}

export type MissingDetail = 'title' | 'phone' | ReturnType<typeof findMissingSellerDetails>[number];

const settingsPath = '/merchant/settings/shop';

function detailsStep({ settings, contactPhone }: Merchant): Step {
  const missing: MissingDetail[] = [
    ...(settings.title ? [] : (['title'] as const)),
    ...(contactPhone ? [] : (['phone'] as const)),
    ...findMissingSellerDetails(settings),
  ];
  const begun = [settings.title, contactPhone, settings.fio, settings.inn, settings.ogrnip].some(Boolean);
  if (missing.length === 0 || !begun) return { id: 'details', done: missing.length === 0, to: settingsPath };
  return { id: 'details', done: false, to: `${settingsPath}#field-${missing[0]}`, missing };
}

export function stepsOf(
  merchant: Merchant,
  products: readonly Product[],
  delivery: DeliveryConditions | null,
  { heard, paid }: { heard: boolean; paid: boolean },
): Step[] {
  const { settings } = merchant;
  const first = products[0];
  return [
    detailsStep(merchant),
    { id: 'product', done: products.length > 0, to: '/merchant/products/new' },
    {
      id: 'picture',
      done: products.some((product) => product.preview !== null),
      to: first ? `/merchant/products/${first.id}` : '/merchant/products/new',
    },
    { id: 'delivery', done: (delivery?.deliveryMethods.length ?? 0) > 0, to: '/merchant/settings/delivery' },
    { id: 'payment', done: paid, to: '/merchant/settings/payment' },
    { id: 'publish', done: settings.visibility === 'published', to: `${settingsPath}#visibility` },
    { id: 'notices', done: heard, to: '/merchant/settings/notifications' },
  ];
}
