import { type ReactNode, useState } from 'react';
import { type Product, sizesOf } from 'shared-contracts';
import { SortableList } from 'shared-design-system/sorting';
import { leadingPhrases, useShopZone } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { rowFacts } from '../row-facts.ts';
import { productStockText } from '../stock/stock-words.ts';
import { stockTexts } from '../stock/texts.ts';
import { usePause } from '../stock/use-pause.ts';
import { useDuplicateProduct } from '../use-duplicate-product.ts';
import type { ProductChoice } from '../use-product-choice.ts';
import { useRemoveProduct } from '../use-remove-product.ts';
import { useMoveProduct, usePublish } from '../use-row-actions.ts';
import { PositionDialog } from './position-dialog.tsx';
import { ProductRow } from './product-row.tsx';

interface ProductRowsProps {
  products: readonly Product[];
  categories: Readonly<Record<string, string>>;
  /** Position of the first row in the whole list, from 0; null where rows are filtered or searched, and cannot be moved. */
  firstPlace: number | null;
  totalCount: number;
  choice: ProductChoice;
}

export function ProductRows({ products, categories, firstPlace, totalCount, choice }: ProductRowsProps) {
  const move = useMoveProduct();
  const moveTo = (product: Product | undefined, position: number | null) =>
    product && position !== null && position >= 0 && position < totalCount ? () => move(product, position) : undefined;
  const [repositioned, setRepositioned] = useState<{ product: Product; position: number } | null>(null);
  return (
    <>
      <SortableList
        label={texts.list.title}
        items={products}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onMove={(from, to) => moveTo(products[from], firstPlace === null ? null : firstPlace + to)?.()}
        disabled={firstPlace === null || choice.choosing}
        gap={0}
      >
        {(product, index, handle) => (
          <Row
            product={product}
            choice={choice}
            categories={product.categories.flatMap((id) => categories[id] ?? []).join(', ')}
            handle={firstPlace === null ? null : handle}
            onFirst={moveTo(product, firstPlace === null || firstPlace + index === 0 ? null : 0)}
            onLast={moveTo(
              product,
              firstPlace === null || firstPlace + index === totalCount - 1 ? null : totalCount - 1,
            )}
            onUp={moveTo(product, firstPlace === null ? null : firstPlace + index - 1)}
            onDown={moveTo(product, firstPlace === null ? null : firstPlace + index + 1)}
            onPlace={
              firstPlace === null || totalCount < 2
                ? undefined
                : () => setRepositioned({ product, position: firstPlace + index })
            }
          />
        )}
      </SortableList>
      {repositioned ? (
        <PositionDialog
          name={repositioned.product.title}
          position={repositioned.position}
          count={totalCount}
          onClose={() => setRepositioned(null)}
          onMove={(position) => move(repositioned.product, position)}
        />
      ) : null}
    </>
  );
}

interface RowProps {
  product: Product;
  choice: ProductChoice;
  categories: string;
  handle: ReactNode;
  onFirst: (() => void) | undefined;
  onLast: (() => void) | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onPlace: (() => void) | undefined;
}

function Row({ product, choice, categories, ...order }: RowProps) {
  const { publish, publishing } = usePublish(product);
  const { remove, removing } = useRemoveProduct();
  const { duplicate, copying } = useDuplicateProduct();
  const { pause } = usePause(product);
  const zone = useShopZone();
  const isPaused = product.stock?.kind === 'paused';
  const sizes = leadingPhrases(sizesOf(product).map(({ value }) => value));
  return (
    <ProductRow
      {...rowFacts(product, zone)}
      categories={categories}
      sizes={[productStockText(product), sizes].filter(Boolean).join(' · ')}
      onPublish={(published) => void publish(published)}
      publishing={publishing}
      onRemove={() => void (removing || remove(product))}
      onCopy={() => void (copying || duplicate(product))}
      actions={[
        isPaused
          ? { words: stockTexts.resume, icon: 'undo', onPress: () => void pause(false) }
          : { words: stockTexts.pause, icon: 'clock', onPress: () => void pause(true) },
      ]}
      choosing={choice.choosing}
      chosen={choice.has(product.id)}
      onChoose={(chosen) => choice.choose(product.id, chosen)}
      {...order}
    />
  );
}
