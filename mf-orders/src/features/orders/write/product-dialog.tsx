import { useState } from 'react';
import {
  applyRuleToProduct,
  costOf,
  lowestCost,
  type Product,
  remainingStockOf,
  type Size,
  sizesOf,
} from 'shared-contracts';
import {
  Dialog,
  EmptyState,
  formatPrice,
  ListRow,
  RowList,
  SearchInput,
  Skeleton,
  Stack,
} from 'shared-design-system/office';
import { Loaded, useDebouncedValue } from 'shared-runtime/screens';
import { useFindProductsQuery } from './api.ts';
import type { WriteLine } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.product;

interface ProductDialogProps {
  onClose: () => void;
  onAdd: (line: WriteLine) => void;
}

const lineOf = (product: Product, size: Size | null): WriteLine => ({
  id: product.id,
  free: false,
  sizeId: size?.id ?? null,
  sizeName: size?.value ?? '',
  title: product.title,
  price: costOf(product, size).price,
  count: 1,
});

function factsOf(product: Product, size: Size | null): string {
  const left = remainingStockOf(product, size);
  const stock = left === null ? '' : left === 0 ? words.soldOut : words.left(left);
  const { price, varies } = size ? { ...costOf(product, size), varies: false } : lowestCost(product);
  return [varies ? words.from(formatPrice(price)) : formatPrice(price), stock].filter(Boolean).join(' · ');
}

export default function ProductDialog({ onClose, onAdd }: ProductDialogProps) {
  const [chosen, setChosen] = useState<Product | null>(null);
  const choose = (product: Product) => {
    if (sizesOf(product).length > 0) setChosen(product);
    else onAdd(lineOf(product, null));
  };
  return (
    <Dialog open onClose={onClose} title={chosen ? chosen.title : words.title} flush>
      {chosen ? (
        <RowList label={words.size} compact>
          {sizesOf(chosen).map((size) => (
            <ListRow
              key={size.id}
              title={size.value}
              text={factsOf(chosen, size)}
              onClick={() => onAdd(lineOf(chosen, size))}
            />
          ))}
        </RowList>
      ) : (
        <Found onChoose={choose} />
      )}
    </Dialog>
  );
}

function Found({ onChoose }: { onChoose: (product: Product) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const query = useFindProductsQuery({ search: search || undefined, is_posted: true, per_page: 30 });
  return (
    <Stack gap={2}>
      <SearchInput label={words.search} placeholder={words.search} value={typed} onChange={setTyped} takesFocus />
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={6} />}>
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <RowList label={words.title} compact>
              {products.map(applyRuleToProduct).map((product) => (
                <ListRow
                  key={product.id}
                  title={product.title}
                  text={factsOf(product, null)}
                  image={product.preview?.link ?? null}
                  onClick={() => onChoose(product)}
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Stack>
  );
}
