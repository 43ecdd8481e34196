import { useState } from 'react';
import type { Product } from 'shared-contracts';
import { Dialog, RowList, SearchInput, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded, useDebouncedValue } from 'shared-runtime/screens';
import { useProductsForPicturesQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { ProductRow } from './product-row.tsx';

const words = texts.take;
const perPage = 20;

interface ProductChoiceProps {
  onChoose: (product: Product) => void;
  onClose: () => void;
}

export function ProductChoice({ onChoose, onClose }: ProductChoiceProps) {
  const [search, setSearch] = useState('');
  const query = useProductsForPicturesQuery({ page: 1, per_page: perPage, search: useDebouncedValue(search.trim()) });
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack gap={3}>
        <SearchInput label={words.search} value={search} onChange={setSearch} />
        <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={5} />}>
          {({ products, totalCount }) => (
            <>
              <RowList label={words.choose} state={products.length ? null : <Text tone="muted">{words.none}</Text>}>
                {products.map((product) => (
                  <ProductRow key={product.id} product={product} onChoose={() => onChoose(product)} />
                ))}
              </RowList>
              {totalCount > perPage ? <Text tone="muted">{words.limit(perPage)}</Text> : null}
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
