import { lazy, Suspense, useMemo, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type CartChangeWire, discountTitle, fitDiscounts, formatDiscountAmount, type Order } from 'shared-contracts';
import { LineItem, TotalLine } from 'shared-design-system/checkout';
import { PriceInput } from 'shared-design-system/fields';
import {
  Banner,
  Button,
  Card,
  Field,
  FieldError,
  formatMoney,
  Inline,
  SegmentedControl,
  Stack,
  Text,
} from 'shared-design-system/office';
import { deliveryPriceTexts } from '../order-texts.ts';
import { useProductsToWriteQuery } from './api.ts';
import { leftForLines } from './line-stock.ts';
import { discountSum, goodsSum, type WriteLine, type WriteValues, withLine, writtenTotal } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const ProductDialog = lazy(() => import('./product-dialog.tsx'));
const FreeLineDialog = lazy(() => import('./free-line-dialog.tsx'));

const words = writeTexts.goods;
const kinds = (['sum', 'percent'] as const).map((value) => ({ value, label: writeTexts.discount.kinds[value] }));

interface GoodsCardProps {
  form: UseFormReturn<WriteValues, unknown, WriteValues>;
  others: Order['discounts'];
  changes: readonly CartChangeWire[];
  held: readonly WriteLine[];
}

export function GoodsCard({ form, others, changes, held }: GoodsCardProps) {
  const [adding, setAdding] = useState<'product' | 'free' | null>(null);
  const values = form.watch();
  const { lines } = values;
  const error = form.formState.errors.lines?.message ?? form.formState.errors.lines?.root?.message;
  const setLines = (next: WriteLine[]) =>
    form.setValue('lines', next, { shouldDirty: true, shouldValidate: error !== undefined });
  const add = (line: WriteLine) => {
    setLines(withLine(lines, line));
    setAdding(null);
  };
  const close = () => setAdding(null);
  return (
    <Card title={words.title}>
      <Changed changes={changes} />
      {lines.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <Lines lines={lines} held={held} onChange={setLines} />
      )}
      {error ? <FieldError>{error}</FieldError> : null}
      <Inline>
        <Button variant="quiet" icon="plus" onClick={() => setAdding('product')}>
          {words.add}
        </Button>
        <Button variant="outline" icon="pencil" onClick={() => setAdding('free')}>
          {words.free}
        </Button>
      </Inline>
      <Discount form={form} />
      <Sums values={values} others={others} />
      <Suspense fallback={null}>
        {adding === 'product' ? <ProductDialog onClose={close} onAdd={add} /> : null}
        {adding === 'free' ? <FreeLineDialog onClose={close} onAdd={add} /> : null}
      </Suspense>
    </Card>
  );
}

function Changed({ changes }: { changes: readonly CartChangeWire[] }) {
  const sentences = changes.map(writeTexts.change).filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Banner tone="warn" live title={writeTexts.changed}>
      <Stack gap={1}>
        {sentences.map((sentence) => (
          <Text key={sentence} as="span">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}

interface LinesProps {
  lines: readonly WriteLine[];
  held: readonly WriteLine[];
  onChange: (lines: WriteLine[]) => void;
}

function Lines({ lines, held, onChange }: LinesProps) {
  const ids = useMemo(() => [...new Set(lines.flatMap(({ id, free }) => (free ? [] : [id])))].sort(), [lines]);
  const { data: products = {} } = useProductsToWriteQuery(ids, { skip: ids.length === 0 });
  const stocks = leftForLines(lines, products, held);
  const noteOf = (index: number) => {
    const stock = stocks[index];
    return stock ? words[stock.short ? 'short' : 'left'](stock.left) : null;
  };
  const keys = keysOfLines(lines);
  return (
    <div>
      {lines.map((line, index) => (
        <LineItem
          key={keys[index]}
          name={line.title}
          image={products[line.id]?.preview?.link ?? null}
          note={noteOf(index)}
          size={line.sizeName || null}
          price={line.price}
          count={line.count}
          onCount={(count) => onChange(lines.map((one) => (one === line ? { ...one, count } : one)))}
          onRemove={() => onChange(lines.filter((one) => one !== line))}
        />
      ))}
    </div>
  );
}

/** Lines have no ids, and two may be alike: those are told apart by which of them it is. */
function keysOfLines(lines: readonly WriteLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ id, sizeId, title }) => {
    const alike = `${id} ${sizeId} ${title}`;
    const count = counts.get(alike) ?? 0;
    counts.set(alike, count + 1);
    return `${alike} ${count}`;
  });
}

function Discount({ form }: Pick<GoodsCardProps, 'form'>) {
  return (
    <Inline align="end">
      <Field label={writeTexts.discount.label} optional error={form.formState.errors.discount?.message}>
        <Controller
          control={form.control}
          name="discount"
          render={({ field }) => <PriceInput sign={writeTexts.discount.kinds[form.watch('discountKind')]} {...field} />}
        />
      </Field>
      <Controller
        control={form.control}
        name="discountKind"
        render={({ field }) => (
          <SegmentedControl
            label={writeTexts.discount.kind}
            value={field.value}
            onChange={field.onChange}
            options={kinds}
          />
        )}
      />
    </Inline>
  );
}

function Sums({ values, others }: { values: WriteValues; others: Order['discounts'] }) {
  const { sum } = writeTexts;
  const goods = goodsSum(values);
  const off = Math.min(discountSum(values), goods);
  const codes = fitDiscounts(others, goods - off);
  const delivery = values.price === 0 ? deliveryPriceTexts.free : values.price && formatMoney(values.price);
  return (
    <div>
      <TotalLine label={sum.goods} value={formatMoney(goods)} />
      {codes.map((line) => (
        <TotalLine key={line.title} label={discountTitle(line)} value={formatDiscountAmount(line, formatMoney)} />
      ))}
      {off > 0 ? <TotalLine label={writeTexts.discount.label} value={`−${formatMoney(off)}`} /> : null}
      <TotalLine label={sum.delivery} value={delivery ?? sum.unknown} />
      <TotalLine large label={sum.total} value={formatMoney(writtenTotal(values, others))} />
      {codes.some(({ amount }) => amount > 0) ? <Text tone="muted">{sum.codeStays}</Text> : null}
    </div>
  );
}
