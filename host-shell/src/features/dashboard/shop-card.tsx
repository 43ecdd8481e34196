import { basePath, type Merchant } from 'shared-contracts';
import { Badge, ButtonLink, Card, CopyRow, Stack } from 'shared-design-system';
import { texts } from '../../texts.ts';
import { ShareButton } from './share-button.tsx';

const words = texts.dashboard.shop;

/** The public shop: whether it is open, its address, and how to pass it on. */
export function ShopCard({ merchant }: { merchant: Merchant }) {
  const path = `/shop/${merchant.name}`;
  const url = `${location.origin}${basePath}${path}`;
  const open = merchant.settings.visibility === 'published' && merchant.subscription.isActive;
  return (
    <Card
      title={words.title}
      aside={<Badge tone={open ? 'happy' : 'neutral'}>{open ? words.isOpen : words.isClosed}</Badge>}
    >
      <Stack>
        <CopyRow label={words.address} value={url} shown={url.replace(/^https?:\/\//, '')} />
        <ShareButton url={url} title={merchant.settings.title || merchant.name} />
        <ButtonLink variant="outline" icon="arrow-up-right" to={path} full>
          {texts.dashboard.open}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
