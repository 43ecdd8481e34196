import { maxVisiblePictures, type Product, shownContent } from 'shared-contracts';
import { ListRow } from 'shared-design-system/office';
import { usePicturesOfProductQuery } from '../api.ts';
import { texts } from '../texts.ts';

export function ProductRow({ product, onChoose }: { product: Product; onChoose: () => void }) {
  const { data } = usePicturesOfProductQuery({ externalId: product.id });
  const count = data && shownContent(data).length;
  return (
    <ListRow
      image={product.preview?.link ?? null}
      title={product.title}
      text={count === undefined ? undefined : texts.take.has(count, maxVisiblePictures)}
      onClick={onChoose}
    />
  );
}
