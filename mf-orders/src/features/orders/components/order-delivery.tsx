import type { ReactNode } from 'react';
import { type Order, withoutTariff } from 'shared-contracts';
import { Card, CopyButton, DefinitionList, formatPhone, Inline, Link, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { dateAndHours } from '../delivery-when.ts';
import { giftText } from '../gift-text.ts';
import { deliveryTexts as delivery } from '../order-texts.ts';

export function OrderDelivery({ order }: { order: Order }) {
  const info = order.deliveryInfo;
  const zone = useShopZone();
  const rows: [string, ReactNode][] = [
    [delivery.method, withoutTariff(info.deliveryMethod)],
    [delivery.address, info.address && <Address text={info.address} />],
    [delivery.when, dateAndHours(order, zone)],
    [delivery.recipient, info.forAnother && <Recipient of={info.recipient} />],
    [delivery.gift, giftText(info)],
    [delivery.card, info.cardText && <Text preserve>{info.cardText}</Text>],
    [delivery.comment, info.comment && <Text preserve>{info.comment}</Text>],
  ];
  const items = rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
  return (
    <Card title={delivery.title}>
      {items.length ? <DefinitionList items={items} /> : <Text tone="muted">{delivery.unknown}</Text>}
    </Card>
  );
}

function Address({ text }: { text: string }) {
  return (
    <Inline justify="between" wrap={false}>
      <Text as="span">{text}</Text>
      <CopyButton compact value={text} label={delivery.copyAddress} />
    </Inline>
  );
}

function Recipient({ of: recipient }: { of: Order['deliveryInfo']['recipient'] }) {
  if (!recipient) return <Text as="span">{delivery.another}</Text>;
  return (
    <Inline>
      <Text as="span">{recipient.name}</Text>
      <Link phone={recipient.phone}>{formatPhone(recipient.phone)}</Link>
    </Inline>
  );
}
