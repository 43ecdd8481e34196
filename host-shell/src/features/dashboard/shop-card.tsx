import type { Merchant } from 'shared-contracts';
import { Badge, ButtonLink, Card, CopyRow, Stack, Text } from 'shared-design-system';
import { readBoot } from 'shared-runtime';
import { texts } from '../../screens/texts.ts';

/** The public shop: whether it is open, its address to copy, and the way there. */
export function ShopCard({ merchant }: { merchant: Merchant }) {
  const { brand } = readBoot();
  const open = merchant.settings.visibility === 'published';
  const path = `/shop/${merchant.name}`;
  const address = `${brand.origin}/b2b${path}`;
  const { dashboard } = texts;
  return (
    <Card
      title={dashboard.shop}
      aside={<Badge tone={open ? 'happy' : 'neutral'}>{open ? dashboard.statusOpen : dashboard.statusClosed}</Badge>}
    >
      <Stack gap={3}>
        <CopyRow label={dashboard.copyLink} value={address} shown={address.replace(/^https?:\/\//, '')} />
        <Text tone="muted" size="s">
          {dashboard.linkHint}
        </Text>
        <ButtonLink to={path} variant="outline" icon="arrow-up-right" full>
          {dashboard.openShop}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
