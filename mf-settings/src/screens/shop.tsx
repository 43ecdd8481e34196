import { useMemo, useState } from 'react';
import type { Merchant } from 'shared-contracts';
import { useEditForm } from 'shared-runtime/screens';
import { SettingsEdit } from '../components/settings-edit.tsx';
import { MerchantPage } from '../components/settings-page.tsx';
import { useReadDeliveryConditionsQuery } from '../features/delivery/api.ts';
import { useReadPaymentProfileQuery } from '../features/payment/api.ts';
import { useCountShownProductsQuery } from '../features/shop/api.ts';
import { HoursFields } from '../features/shop/components/hours-fields.tsx';
import { MumCard } from '../features/shop/components/mum-card.tsx';
import { OpenedDialog } from '../features/shop/components/opened-dialog.tsx';
import { SellerFields } from '../features/shop/components/seller-fields.tsx';
import { ShopContactFields, ShopFields } from '../features/shop/components/shop-fields.tsx';
import { TypesField } from '../features/shop/components/types-field.tsx';
import { VisibilityField } from '../features/shop/components/visibility-field.tsx';
import { shopFieldWords } from '../features/shop/field-words.ts';
import { shopSchemaOf, shopValuesOf, shopWireFields } from '../features/shop/shop-form.ts';
import { useFieldAnchor } from '../features/shop/use-field-anchor.ts';
import { useSaveShop } from '../features/shop/use-save-shop.ts';
import { shopTexts } from '../shop-texts.ts';

export default function ShopScreen() {
  return <MerchantPage title={shopTexts.title}>{(merchant) => <ShopForm merchant={merchant} />}</MerchantPage>;
}

function ShopForm({ merchant }: { merchant: Merchant }) {
  const { data: delivery } = useReadDeliveryConditionsQuery({});
  const { data: shown } = useCountShownProductsQuery({ is_posted: true, per_page: 1 });
  const saved = useMemo(() => shopValuesOf(merchant), [merchant]);
  const [opened, setOpened] = useState(false);
  useFieldAnchor();
  const edit = useEditForm({
    draft: 'settings:shop',
    saved,
    schema: useMemo(() => shopSchemaOf(saved), [saved]),
    fieldWords: shopFieldWords,
    wireFields: shopWireFields,
    save: useSaveShop(saved),
  });
  const tell = () => {
    if (edit.form.getValues('published') && !saved.published) setOpened(true);
  };
  const takesTransfers = merchant.settings.paymentMethods.length > 0;
  const { data: profile } = useReadPaymentProfileQuery({}, { skip: takesTransfers });
  const lacks = {
    products: shown?.totalCount === 0,
    payment: !takesTransfers && profile !== undefined && profile.paymentType !== 'card',
    delivery: delivery !== undefined && !delivery?.deliveryMethods.length,
  };
  return (
    <SettingsEdit edit={edit} title={shopTexts.title} onSaved={tell}>
      <ShopFields form={edit.form} />
      <ShopContactFields form={edit.form} />
      <HoursFields form={edit.form} />
      <SellerFields form={edit.form} />
      <TypesField form={edit.form} />
      <VisibilityField form={edit.form} lacks={lacks} />
      <MumCard merchant={merchant} />
      {opened ? <OpenedDialog onClose={() => setOpened(false)} name={merchant.name} empty={lacks.products} /> : null}
    </SettingsEdit>
  );
}
