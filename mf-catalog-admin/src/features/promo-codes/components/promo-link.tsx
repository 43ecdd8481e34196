import { promoParameter } from 'shared-contracts';
import { Card, CopyButton, Inline, Text } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { ShareButtons, shopAddress } from 'shared-runtime/screens';
import { promoTexts } from '../texts.ts';

const words = promoTexts.link;

export function PromoLink({ code }: { code: string }) {
  const { data: merchant } = useReadMerchantQuery({});
  if (!merchant) return null;
  const address = `${shopAddress(merchant.name)}?${promoParameter}=${encodeURIComponent(code)}`;
  return (
    <Card title={words.title} gap={3}>
      <Text tone="muted">{words.text}</Text>
      <Inline>
        <CopyButton value={address} label={words.copy} />
        <ShareButtons address={address} title={merchant.settings.title || merchant.name} />
      </Inline>
    </Card>
  );
}
