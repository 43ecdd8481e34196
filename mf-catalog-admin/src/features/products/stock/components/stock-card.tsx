import { lazy, Suspense, useState } from 'react';
import { type Product, type Stock, sizesOf } from 'shared-contracts';
import {
  Button,
  Card,
  IconButton,
  Inline,
  ListRow,
  pluralCount,
  RowList,
  styled,
  Text,
} from 'shared-design-system/office';
import { useCountStockWaitsQuery } from '../api.ts';
import { stockText } from '../stock-words.ts';
import { stockTexts as words } from '../texts.ts';
import { usePause } from '../use-pause.ts';

const StockDialog = lazy(async () => ({ default: (await import('./stock-dialog.tsx')).StockDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

interface Counted {
  sizeId: string | null;
  name: string;
  stock: Stock | undefined;
}

const Hint = styled.div`
  padding: var(--space-2) var(--card-inner) var(--space-4);
`;

function countedOf(product: Product): Counted[] {
  const sizes = sizesOf(product);
  const name = sizes.length === 0 ? words.whole : words.together;
  return [
    { sizeId: null, name, stock: product.stock },
    ...sizes.map(({ id, value, stock }) => ({ sizeId: id, name: value, stock })),
  ];
}

/** Not part of the product's form, since orders change the stock while that is open. */
export function StockCard({ product }: { product: Product }) {
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const [history, setHistory] = useState(false);
  const { pause } = usePause(product);
  const rows = countedOf(product);
  const isSomeGone = rows.some(
    ({ stock }) => stock?.kind === 'paused' || (stock?.kind === 'counted' && stock.left === 0),
  );
  // Only asked where something is sold out: nobody waits for what is in stock.
  const { data: waits = [] } = useCountStockWaitsQuery({ product_id: product.id }, { skip: !isSomeGone });
  const waitText = (sizeId: string | null) => {
    const people = waits.find(({ size_id }) => size_id === (sizeId ?? ''))?.people;
    return people ? words.waits(pluralCount(people, words.people)) : '';
  };
  const changed = rows.find(({ sizeId }) => sizeId === opened);
  return (
    <Card
      title={words.title}
      aside={<IconButton icon="history" label={words.history} onClick={() => setHistory(true)} />}
      flush
    >
      <RowList label={words.title} compact>
        {rows.map(({ sizeId, name, stock }) => (
          <ListRow
            key={sizeId ?? ''}
            title={name}
            text={[stockText(stock), waitText(sizeId)].filter(Boolean).join(' · ')}
            trailing={
              <Inline gap={1} wrap={false}>
                {stock?.kind === 'paused' ? (
                  <IconButton icon="undo" label={words.resumeNamed(name)} onClick={() => void pause(false, sizeId)} />
                ) : (
                  <Button
                    variant="outline"
                    size="s"
                    aria-label={words.pauseNamed(name)}
                    onClick={() => void pause(true, sizeId)}
                  >
                    {words.pause}
                  </Button>
                )}
                <IconButton icon="pencil" label={words.change(name)} onClick={() => setOpened(sizeId)} />
              </Inline>
            }
          />
        ))}
      </RowList>
      <Hint>
        <Text tone="muted" size="s">
          {words.hint}
        </Text>
      </Hint>
      <Suspense fallback={null}>
        {changed ? <StockDialog productId={product.id} {...changed} onClose={() => setOpened(undefined)} /> : null}
        {history ? (
          <HistoryDialog productId={product.id} name={product.title} onClose={() => setHistory(false)} />
        ) : null}
      </Suspense>
    </Card>
  );
}
