import { isolateBidi, type PricesPreview } from 'shared-contracts';
import { pluralCount, Stack, Text } from 'shared-design-system/office';
import { PriceExamples } from '../../../../price-examples.tsx';
import { texts } from '../../../../texts.ts';

const words = texts.prices;

const products = (count: number): string => pluralCount(count, texts.productForms);

export function PricePreview({ preview }: { preview: PricesPreview }) {
  const { changed, examples, left, left_products: named, sales_dropped: dropped } = preview;
  const why = (kind: 'low' | 'high') => named.filter((one) => one.why === kind).map(({ title }) => isolateBidi(title));
  return (
    <Stack gap={2}>
      <PriceExamples changed={changed} examples={examples} />
      {dropped > 0 ? <Text size="s">{words.salesDropped(products(dropped))}</Text> : null}
      {left > 0 ? <Text size="s">{words.left(products(left))}</Text> : null}
      {(['low', 'high'] as const).map((kind) =>
        why(kind).length > 0 ? (
          <Text key={kind} size="s" tone="muted">
            {words.why[kind](why(kind).join(', '))}
          </Text>
        ) : null,
      )}
    </Stack>
  );
}
