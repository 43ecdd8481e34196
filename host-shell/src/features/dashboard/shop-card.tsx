import type { Merchant } from 'shared-contracts';
import { Badge, ButtonLink, Card, CopyRow, Inline, Show, Text } from 'shared-design-system/office';
import { ShareButtons, shopAddress, shopPath } from 'shared-runtime/screens';
import { ShopCode } from './shop-code.tsx';
import { texts } from './texts.ts';

const { dashboard } = texts;

export function ShopCard({ merchant }: { merchant: Merchant }) {
  const stopped = !merchant.subscription.isActive;
  const open = merchant.settings.visibility === 'published' && !stopped;
  const path = shopPath(merchant.name);
  const address = shopAddress(merchant.name);
  return (
    <Card
      title={dashboard.shop}
      aside={
        stopped ? (
          <Badge tone="danger">{dashboard.statusStopped}</Badge>
        ) : (
          <Badge tone={open ? 'happy' : 'neutral'}>{open ? dashboard.statusOpen : dashboard.statusClosed}</Badge>
        )
      }
      gap={3}
    >
      <CopyRow label={dashboard.address} value={address} shown={address.replace(/^https?:\/\//, '')} />
      {open ? <ShareButtons address={address} title={merchant.settings.title || merchant.name} /> : null}
      <Inline>
        {open ? <ShopCode address={address} fileName={`qr-${merchant.name}`} /> : null}
        <Show below={1024}>
          <ButtonLink to={path} variant="outline" icon="arrow-up-right">
            {dashboard.openShop}
          </ButtonLink>
        </Show>
      </Inline>
      {open ? null : (
        <Text tone="muted" size="s">
          {stopped ? dashboard.stoppedHint : dashboard.closedHint}
        </Text>
      )}
    </Card>
  );
}
