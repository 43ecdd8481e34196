import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { Merchant } from 'shared-contracts';
import { useToast } from 'shared-design-system';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { EditPage, useEditForm } from 'shared-runtime/screens';
import { MerchantPage, toShop } from '../components/settings-page.tsx';
import { MethodList } from '../features/payment/components/method-list.tsx';
import { paymentSchema, paymentValuesOf, transferMethodsOf } from '../features/payment/payment-form.ts';
import { texts } from '../texts.ts';

const { title } = texts.payment;

/** `/merchant/settings/payment`: where shoppers transfer money to. */
export default function PaymentScreen() {
  return <MerchantPage title={title}>{(merchant) => <PaymentForm merchant={merchant} />}</MerchantPage>;
}

function PaymentForm({ merchant }: { merchant: Merchant }) {
  const [update] = useUpdateMerchantMutation();
  const toast = useToast();
  const edit = useEditForm({
    draft: 'settings:payment',
    saved: useMemo(() => paymentValuesOf(merchant), [merchant]),
    schema: paymentSchema,
    save: (values) => update({ settings: { paymentMethods: transferMethodsOf(values) } }).unwrap(),
  });
  return (
    <EditPage
      edit={edit}
      title={title}
      back={toShop}
      width="narrow"
      onSaved={() => toast.show({ title: texts.saved, type: 'happy' })}
    >
      <Controller
        control={edit.form.control}
        name="methods"
        render={({ field }) => <MethodList methods={field.value} changed={edit.changed} onChange={field.onChange} />}
      />
    </EditPage>
  );
}
