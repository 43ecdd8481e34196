import { useMemo } from 'react';
import type { ContentItem } from 'shared-contracts';
import { DisplaySettingsProvider } from 'shared-design-system/shop';
import type { SlotProps } from 'shared-runtime/page';
import { type Preview, PreviewContext } from '../preview.ts';
import ShopHome from '../screens/shop-home.tsx';

const withoutLinks = { disabledLinks: true };

const pictureOf = (externalId: string, link: string): ContentItem => ({
  version: 'v1',
  id: externalId,
  link,
  bucket: '',
  linkExpires: '',
  externalId,
  type: 'image',
  data: { order: 0, show: true },
  shape: null,
});

export default function ShopPreview({ merchantName, look, pictures }: SlotProps<'shop.preview'>) {
  const preview = useMemo<Preview>(
    () => ({
      merchantName,
      // The preview is shown to the owner, who need not be told that the shop is closed.
      shop: { ...look, visibility: 'published' },
      pictures: Object.fromEntries(
        Object.entries(pictures).map(([externalId, link]) => [externalId, link ? [pictureOf(externalId, link)] : []]),
      ),
    }),
    [merchantName, look, pictures],
  );
  return (
    <PreviewContext.Provider value={preview}>
      <DisplaySettingsProvider settings={withoutLinks}>
        <ShopHome />
      </DisplaySettingsProvider>
    </PreviewContext.Provider>
  );
}
