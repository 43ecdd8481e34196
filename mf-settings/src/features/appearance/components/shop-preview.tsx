import { useDeferredValue, useMemo } from 'react';
import type { Merchant } from 'shared-contracts';
import { Slot, type SlotProps } from 'shared-runtime';
import { type AppearanceValues, lookOf } from '../appearance-form.ts';
import { ShopPreviewPane } from '../preview/shop-preview-pane.tsx';
import { appearanceTexts } from '../texts.ts';

const words = appearanceTexts;

interface ShopPreviewPanelProps {
  merchant: Merchant;
  values: AppearanceValues;
  logo: string | null;
  banner: string | null;
  changed: boolean;
}

export function ShopPreview({ merchant, values, logo, banner, changed }: ShopPreviewPanelProps) {
  const { themeId, mainColor, fontId, templateId } = values;
  const props = useMemo<SlotProps<'shop.preview'>>(
    () => ({
      merchantName: merchant.name,
      look: lookOf({ themeId, mainColor, fontId, templateId }),
      pictures: { 'shop-logo': logo, 'shop-banner': banner },
    }),
    [merchant.name, themeId, mainColor, fontId, templateId, logo, banner],
  );
  // Rendering a whole page of the shop is slow: the pressed field reacts first.
  const shown = useDeferredValue(props);
  const shop = useMemo(() => <Slot name="shop.preview" props={shown} />, [shown]);
  return (
    <ShopPreviewPane title={words.preview} note={changed ? words.previewUnsaved : null}>
      {shop}
    </ShopPreviewPane>
  );
}
