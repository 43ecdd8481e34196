import { useUpdateMerchantMutation } from 'shared-runtime';
import { useUpdatePaymentProfileMutation } from './api.ts';
import { type PaymentValues, profileUpdateOf, transferMethodsOf } from './payment-form.ts';

export const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Ways to transfer are settings of the shop, the card provider is the payment profile. */
export function useSavePayment(saved: PaymentValues) {
  const [updateMerchant] = useUpdateMerchantMutation();
  const [updateProfile] = useUpdatePaymentProfileMutation();
  return async (values: PaymentValues): Promise<void> => {
    const methods = transferMethodsOf(values);
    if (differ(methods, transferMethodsOf(saved)))
      await updateMerchant({ settings: { paymentMethods: methods } }).unwrap();
    const profile = profileUpdateOf(values);
    if (differ(profile, profileUpdateOf(saved))) await updateProfile(profile).unwrap();
  };
}
