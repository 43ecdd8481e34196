import type { Merchant } from 'shared-contracts';
import { Badge, ButtonLink, Card, CopyRow, QrCode, Text } from 'shared-design-system';
import { texts } from '../texts.ts';
import { shopAddress, shopPath } from './address.ts';
import { ShareButtons } from './share-buttons.tsx';

const { dashboard } = texts;

/** The public shop: whether it is open, its address to copy and to share, its QR code for a poster, and the way there. */
export function ShopCard({ merchant }: { merchant: Merchant }) {
  const open = merchant.settings.visibility === 'published';
  const path = shopPath(merchant.name);
  const address = shopAddress(merchant.name);
  return (
    <Card
      title={dashboard.shop}
      aside={<Badge tone={open ? 'happy' : 'neutral'}>{open ? dashboard.statusOpen : dashboard.statusClosed}</Badge>}
      gap={3}
    >
      <CopyRow label={dashboard.address} value={address} shown={address.replace(/^https?:\/\//, '')} />
      {open ? <ShareButtons address={address} title={merchant.settings.title || merchant.name} /> : null}
      <ButtonLink to={path} variant="outline" icon="arrow-up-right" full>
        {dashboard.openShop}
      </ButtonLink>
      {open ? (
        <>
          <QrCode value={address} label={dashboard.qr} fileName={`qr-${merchant.name}`} />
          <Text tone="muted" size="s">
            {dashboard.qrHint}
          </Text>
        </>
      ) : (
        <Text tone="muted" size="s">
          {dashboard.closedHint}
        </Text>
      )}
    </Card>
  );
}
