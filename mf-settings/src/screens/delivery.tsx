import { useMemo } from 'react';
import type { DeliveryConditions, Merchant } from 'shared-contracts';
import { LoadedPage, useEditForm } from 'shared-runtime/screens';
import { SettingsEdit } from '../components/settings-edit.tsx';
import { FormSkeleton, MerchantPage, toShop } from '../components/settings-page.tsx';
import { useReadDeliveryConditionsQuery } from '../features/delivery/api.ts';
import { AddressField, CommunicationFields, MethodFields } from '../features/delivery/components/delivery-fields.tsx';
import { deliveryDraftOf, deliverySchema, deliveryValuesOf } from '../features/delivery/delivery-form.ts';
import { useSaveDelivery } from '../features/delivery/use-save-delivery.ts';
import { texts } from '../texts.ts';

const { title, failed } = texts.delivery;

/** `/merchant/settings/delivery`: ways of delivery, whether an address is asked for, where a shopper writes. */
export default function DeliveryScreen() {
  return <MerchantPage title={title}>{(merchant) => <Delivery merchant={merchant} />}</MerchantPage>;
}

function Delivery({ merchant }: { merchant: Merchant }) {
  const query = useReadDeliveryConditionsQuery({});
  return (
    <LoadedPage query={query} title={title} back={toShop} width="narrow" failed={failed} skeleton={<FormSkeleton />}>
      {(conditions) => <DeliveryForm conditions={conditions} merchant={merchant} />}
    </LoadedPage>
  );
}

function DeliveryForm({ conditions, merchant }: { conditions: DeliveryConditions | null; merchant: Merchant }) {
  const save = useSaveDelivery(conditions);
  const edit = useEditForm({
    draft: 'settings:delivery',
    saved: useMemo(() => deliveryValuesOf(conditions, merchant), [conditions, merchant]),
    schema: deliverySchema,
    save: (values) => save(deliveryDraftOf(values)),
  });
  return (
    <SettingsEdit edit={edit} title={title}>
      <MethodFields form={edit.form} />
      <AddressField form={edit.form} />
      <CommunicationFields form={edit.form} />
    </SettingsEdit>
  );
}
