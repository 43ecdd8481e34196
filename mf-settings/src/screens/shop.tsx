import { useMemo, useState } from 'react';
import type { Merchant } from 'shared-contracts';
import { useToast } from 'shared-design-system';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { EditPage, useEditForm } from 'shared-runtime/screens';
import { MerchantPage, toShop } from '../components/settings-page.tsx';
import { useReadDeliveryConditionsQuery } from '../features/delivery/api.ts';
import { OpenedDialog } from '../features/shop/components/opened-dialog.tsx';
import { EntrepreneurFields, ReachFields, ShopFields } from '../features/shop/components/shop-fields.tsx';
import { VisibilityField } from '../features/shop/components/visibility-field.tsx';
import { shopSchemaOf, shopUpdateOf, shopValuesOf, shopWireFields } from '../features/shop/shop-form.ts';
import { texts } from '../texts.ts';

/** `/merchant/settings/shop`: the shop, its owner, and whether it is open. */
export default function ShopScreen() {
  return <MerchantPage title={texts.shop.title}>{(merchant) => <ShopForm merchant={merchant} />}</MerchantPage>;
}

function ShopForm({ merchant }: { merchant: Merchant }) {
  const [update] = useUpdateMerchantMutation();
  const { data: delivery } = useReadDeliveryConditionsQuery({});
  const toast = useToast();
  const saved = useMemo(() => shopValuesOf(merchant), [merchant]);
  const [opened, setOpened] = useState(false);
  const edit = useEditForm({
    draft: 'settings:shop',
    saved,
    schema: useMemo(() => shopSchemaOf(saved), [saved]),
    wireFields: shopWireFields,
    save: (values) => update(shopUpdateOf(values, saved)).unwrap(),
  });
  const tell = () => {
    toast.show({ title: texts.saved, type: 'happy' });
    if (edit.form.getValues('published') && !saved.published) setOpened(true);
  };
  const lacks = {
    payment: merchant.settings.paymentMethods.length === 0,
    delivery: delivery !== undefined && !delivery?.deliveryMethods.length,
  };
  return (
    <EditPage edit={edit} title={texts.shop.title} back={toShop} width="narrow" onSaved={tell}>
      <ShopFields form={edit.form} />
      <ReachFields form={edit.form} />
      <EntrepreneurFields form={edit.form} />
      <VisibilityField form={edit.form} lacks={lacks} />
      {opened ? <OpenedDialog onClose={() => setOpened(false)} name={merchant.name} /> : null}
    </EditPage>
  );
}
