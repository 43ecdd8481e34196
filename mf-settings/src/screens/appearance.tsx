import { useMemo } from 'react';
import type { ColourTheme, Font, Merchant, Template } from 'shared-contracts';
import { Card, Stack } from 'shared-design-system/office';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { useEditForm } from 'shared-runtime/screens';
import { PublishedSwitch } from '../components/published-switch.tsx';
import { SettingsEdit } from '../components/settings-edit.tsx';
import { MerchantPage } from '../components/settings-page.tsx';
import { appearanceSchema, appearanceUpdateOf, appearanceValuesOf } from '../features/appearance/appearance-form.ts';
import { ColourFields, FontFields, TemplateFields } from '../features/appearance/components/appearance-fields.tsx';
import { ShopPictures } from '../features/appearance/components/shop-pictures.tsx';
import { ShopPreview } from '../features/appearance/components/shop-preview.tsx';
import { PreviewSplit } from '../features/appearance/preview/preview-split.tsx';
import { appearanceTexts } from '../features/appearance/texts.ts';
import { useShopPicture } from '../features/appearance/use-shop-picture.ts';

const words = appearanceTexts;

const fieldWords = {
  themeId: { label: words.colour, show: (value: unknown) => words.themes[value as ColourTheme] },
  mainColor: { label: words.custom, show: String },
  templateId: { label: words.template, show: (value: unknown) => words.templates[value as Template].label },
  fontId: { label: words.font, show: (value: unknown) => words.fonts[value as Font].label },
  published: { label: words.visibility },
};

export default function AppearanceScreen() {
  return <MerchantPage title={words.title}>{(merchant) => <AppearanceForm merchant={merchant} />}</MerchantPage>;
}

function AppearanceForm({ merchant }: { merchant: Merchant }) {
  const [update] = useUpdateMerchantMutation();
  const logo = useShopPicture('shop-logo');
  const banner = useShopPicture('shop-banner');
  const picturesChanged = logo.changed || banner.changed;
  const edit = useEditForm({
    draft: 'settings:appearance',
    saved: useMemo(() => appearanceValuesOf(merchant), [merchant]),
    schema: appearanceSchema,
    fieldWords,
    wireFields: { 'additional_info.mainColor': 'mainColor' },
    save: (values, before) => update(appearanceUpdateOf(values, before)).unwrap(),
    attachments: {
      changed: picturesChanged,
      leaveText: picturesChanged ? words.leavePictures : undefined,
      save: async () => (await Promise.all([logo.save(), banner.save()])).every(Boolean),
    },
  });
  return (
    <SettingsEdit edit={edit} title={words.title} wide>
      <PreviewSplit
        preview={
          <ShopPreview
            merchant={merchant}
            values={edit.form.watch()}
            logo={logo.src}
            banner={banner.src}
            changed={edit.changed}
          />
        }
        settings={
          <Stack gap={3}>
            <ColourFields form={edit.form} />
            <TemplateFields form={edit.form} />
            <FontFields form={edit.form} />
            <ShopPictures logo={logo} banner={banner} />
            <Card title={words.visibility}>
              <PublishedSwitch control={edit.form.control} />
            </Card>
          </Stack>
        }
      />
    </SettingsEdit>
  );
}
