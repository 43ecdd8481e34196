import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { CaptureMode, Merchant, PaymentProfile, ProfilePaymentType } from 'shared-contracts';
import { useEditForm } from 'shared-runtime/screens';
import { ItemList } from '../components/item-list.tsx';
import { SettingsEdit, useSavedNotice } from '../components/settings-edit.tsx';
import { MerchantPage, SettingsPage } from '../components/settings-page.tsx';
import { useReadPaymentProfileQuery } from '../features/payment/api.ts';
import { CaptureFields } from '../features/payment/components/capture-fields.tsx';
import { KeptSecret } from '../features/payment/components/kept-secret.tsx';
import { MethodDialog } from '../features/payment/components/method-dialog.tsx';
import { NotificationAddress } from '../features/payment/components/notification-address.tsx';
import { PaymentTypeFields } from '../features/payment/components/payment-type-fields.tsx';
import { ProviderFields } from '../features/payment/components/provider-fields.tsx';
import { methodRow } from '../features/payment/method-rows.ts';
import { paymentTexts } from '../features/payment/page-texts.ts';
import {
  type MethodEntry,
  paymentSchemaOf,
  paymentValuesOf,
  transferMethodsOf,
} from '../features/payment/payment-form.ts';
import { texts as providerTexts } from '../features/payment/texts.ts';
import { differ, useSavePayment } from '../features/payment/use-save-payment.ts';
import { hasOtherChanges } from '../has-other-changes.ts';

const words = paymentTexts;

export default function PaymentScreen() {
  return <MerchantPage title={words.title}>{(merchant) => <Payment merchant={merchant} />}</MerchantPage>;
}

function Payment({ merchant }: { merchant: Merchant }) {
  const query = useReadPaymentProfileQuery({});
  return (
    <SettingsPage query={query} title={words.title} failed={words.failed}>
      {(profile) => <PaymentForm profile={profile} merchant={merchant} />}
    </SettingsPage>
  );
}

/** Fields that are sent and never read back: the secret key, and the wish to delete it. */
const writeOnly = ['secret', 'dropSecret'] as const;
const fieldWords = {
  paymentType: { label: words.question, show: (value: unknown) => words.options[value as ProfilePaymentType].label },
  methods: {
    label: words.list,
    show: (value: unknown) =>
      (value as MethodEntry[])
        .map(methodRow)
        .map((row) => `${row.title} (${row.text})`)
        .join('; '),
  },
  shopId: { label: providerTexts.shopId, show: String },
  capture: {
    label: providerTexts.capture,
    show: (value: unknown) => providerTexts.captures[value as CaptureMode].label,
  },
};
const wireFields = { yooukassa_shop_id: 'shopId', yooukassa_secret_token: 'secret' } as const;

function PaymentForm({ profile, merchant }: { profile: PaymentProfile; merchant: Merchant }) {
  const saved = useMemo(() => paymentValuesOf(merchant, profile), [merchant, profile]);
  const mask = profile.secretTokenMask;
  const edit = useEditForm({
    draft: 'settings:payment',
    saved,
    schema: useMemo(() => paymentSchemaOf(mask !== ''), [mask]),
    writeOnly,
    fieldWords,
    wireFields,
    save: useSavePayment(saved),
  });
  const { form } = edit;
  const card = form.watch('paymentType') === 'card';
  const say = useSavedNotice();
  const saveNow = async () => {
    if (await edit.submit()) say();
  };
  return (
    <SettingsEdit edit={edit} title={words.title}>
      <PaymentTypeFields form={form} />
      {card ? (
        <>
          <ProviderFields form={form} mask={mask} />
          <CaptureFields form={form} />
          <NotificationAddress />
        </>
      ) : mask ? (
        <KeptSecret form={form} mask={mask} />
      ) : null}
      <Controller
        control={form.control}
        name="methods"
        render={({ field }) => (
          <ItemList
            words={card ? { ...words, hint: words.hintBesideCard } : words}
            items={field.value}
            changed={edit.changed && differ(transferMethodsOf({ methods: field.value }), transferMethodsOf(saved))}
            onChange={field.onChange}
            changedBeside={() => hasOtherChanges(form.getValues(), saved, 'methods')}
            onSave={() => void saveNow()}
            rowOf={methodRow}
            dialog={(parts) => <MethodDialog {...parts} />}
          />
        )}
      />
    </SettingsEdit>
  );
}
