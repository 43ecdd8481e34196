import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { DeliveryConditions, Merchant } from 'shared-contracts';
import { contactTitle } from 'shared-design-system/office';
import { useEditForm } from 'shared-runtime/screens';
import { ItemList } from '../components/item-list.tsx';
import { SettingsEdit, useSavedNotice } from '../components/settings-edit.tsx';
import { MerchantPage, rereading, SettingsPage } from '../components/settings-page.tsx';
import { useReadDeliveryConditionsQuery } from '../features/delivery/api.ts';
import { AddressField, CommunicationFields } from '../features/delivery/components/delivery-fields.tsx';
import { MethodDialog } from '../features/delivery/components/method-dialog.tsx';
import {
  type DeliveryValues,
  deliveryDraftOf,
  deliverySchema,
  deliveryValuesOf,
  type MethodEntry,
} from '../features/delivery/delivery-form.ts';
import { methodRow } from '../features/delivery/method-rows.ts';
import { deliveryTexts } from '../features/delivery/texts.ts';
import { useSaveDelivery } from '../features/delivery/use-save-delivery.ts';
import { hasOtherChanges } from '../has-other-changes.ts';

const { title, failed } = deliveryTexts;

const rowText = (entry: MethodEntry): string => {
  const { title: name, text } = methodRow(entry);
  return text ? `${name} (${text})` : name;
};

const fieldWords = {
  methods: { label: deliveryTexts.list, show: (value: unknown) => (value as MethodEntry[]).map(rowText).join('; ') },
  showAddress: { label: deliveryTexts.address },
  communications: {
    label: deliveryTexts.communications,
    show: (value: unknown) =>
      (value as DeliveryValues['communications'])
        .flatMap(({ on, type, value: typed }) => (on ? contactTitle(type, typed) : []))
        .join(', '),
  },
};

export default function DeliveryScreen() {
  return <MerchantPage title={title}>{(merchant) => <Delivery merchant={merchant} />}</MerchantPage>;
}

function Delivery({ merchant }: { merchant: Merchant }) {
  const query = useReadDeliveryConditionsQuery({}, rereading);
  return (
    <SettingsPage query={query} title={title} failed={failed}>
      {(conditions) => <DeliveryForm conditions={conditions} merchant={merchant} />}
    </SettingsPage>
  );
}

function DeliveryForm({ conditions, merchant }: { conditions: DeliveryConditions | null; merchant: Merchant }) {
  const save = useSaveDelivery(conditions);
  const saved = useMemo(() => deliveryValuesOf(conditions, merchant), [conditions, merchant]);
  const edit = useEditForm({
    // Unlike the draft's earlier names: drafts kept under those have methods as texts, or without zones, which do not fit.
    draft: 'settings:delivery-ways',
    saved,
    schema: deliverySchema,
    fieldWords,
    save: (values) => save(deliveryDraftOf(values)),
  });
  const say = useSavedNotice();
  const saveNow = async () => {
    if (await edit.submit()) say();
  };
  return (
    <SettingsEdit edit={edit} title={title}>
      <Controller
        control={edit.form.control}
        name="methods"
        render={({ field }) => (
          <ItemList
            words={deliveryTexts}
            items={field.value}
            changed={edit.changed && JSON.stringify(field.value) !== JSON.stringify(saved.methods)}
            onChange={field.onChange}
            changedBeside={() => hasOtherChanges(edit.form.getValues(), saved, 'methods')}
            onSave={() => void saveNow()}
            rowOf={methodRow}
            dialog={(parts) => <MethodDialog {...parts} />}
          />
        )}
      />
      <AddressField form={edit.form} />
      <CommunicationFields form={edit.form} />
    </SettingsEdit>
  );
}
