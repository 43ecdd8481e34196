import { useMemo } from 'react';
import type { Merchant } from 'shared-contracts';
import { type ShopPreviewProps, Slot, shopPreviewSlot } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { type AppearanceValues, lookOf } from '../appearance-form.ts';
import { ShopPreviewPane } from '../preview/shop-preview-pane.tsx';

const words = texts.appearance;

interface ShopPreviewPanelProps {
  merchant: Merchant;
  values: AppearanceValues;
  logo: string | null;
  banner: string | null;
  /** Something of what is shown is not saved. */
  changed: boolean;
}

/** The shop in the chosen look while it is chosen: the storefront itself, from its own remote. */
export function ShopPreview({ merchant, values, logo, banner, changed }: ShopPreviewPanelProps) {
  const { themeId, mainColor, fontId, templateId } = values;
  const props = useMemo<ShopPreviewProps>(
    () => ({
      merchantName: merchant.name,
      look: lookOf({ themeId, mainColor, fontId, templateId }),
      pictures: { 'shop-logo': logo, 'shop-banner': banner },
    }),
    [merchant.name, themeId, mainColor, fontId, templateId, logo, banner],
  );
  return (
    <ShopPreviewPane title={words.preview} note={changed ? words.previewUnsaved : null}>
      <Slot name={shopPreviewSlot} props={props} />
    </ShopPreviewPane>
  );
}
