import type { Merchant } from 'shared-contracts';
import { useDashboardDeliveryQuery, useDashboardProductsQuery } from './api.ts';
import { doneSteps, type OnboardingData, type OnboardingStep } from './onboarding.ts';

export type Onboarding =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; data: OnboardingData; done: Record<OnboardingStep, boolean> };

/** How far the shop is on its way to being open. */
export function useOnboarding(merchant: Merchant): Onboarding {
  const products = useDashboardProductsQuery({ per_page: 100 });
  const delivery = useDashboardDeliveryQuery({});
  const error = products.error ?? delivery.error;
  if (products.data && delivery.data !== undefined) {
    const data = { merchant, products: products.data.products, delivery: delivery.data };
    return { status: 'ready', data, done: doneSteps(data) };
  }
  if (!error) return { status: 'loading' };
  const retry = () => {
    void products.refetch();
    void delivery.refetch();
  };
  return { status: 'failed', error, retry };
}
