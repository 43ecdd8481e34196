import { type EditChange, isolateBidi, type OrderPage, overpaidOf, type ShopZone } from 'shared-contracts';
import { formatDate, formatDateTime } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { Banner, formatMoney, Stack, Text, typeset } from 'shared-design-system/shop';
import { editTexts as words } from './texts.ts';

const money: readonly EditChange['kind'][] = ['discount', 'delivery_price', 'total'];

function sideOf(kind: EditChange['kind'], value: string | null, timeZone: ShopZone): string {
  if (value === null) return words.none;
  if (kind === 'line') return words.pieces(value);
  if (money.includes(kind)) return formatMoney(Number(value));
  return kind === 'day' ? formatDate(value, { timeZone }) : isolateBidi(value);
}

function changeText({ kind, title, was, now }: EditChange, zone: ShopZone): string {
  const of = kind === 'line' ? isolateBidi(title ?? '') : words.kinds[kind];
  return was === null && now === null ? of : words.change(of, sideOf(kind, was, zone), sideOf(kind, now, zone));
}

export default function OrderEdits({ page }: { page: OrderPage }) {
  const back = overpaidOf(page.order);
  return (
    <Card title={words.title} gap={4}>
      {back > 0 ? <Banner tone="info">{typeset(words.back(formatMoney(back)))}</Banner> : null}
      {page.edits.map(({ at, changes }) => (
        <Stack key={at} gap={1}>
          <Text weight="medium">{formatDateTime(at, { timeZone: page.timeZone })}</Text>
          {changes
            .map((change) => changeText(change, page.timeZone))
            .map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of a product may have changed alike, and none is moved
              <Text key={index}>{sentence}</Text>
            ))}
        </Stack>
      ))}
    </Card>
  );
}
