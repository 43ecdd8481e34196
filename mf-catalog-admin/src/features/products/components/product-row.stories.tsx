import { RowList } from 'shared-design-system/office';
import { moveItem, SortableList } from 'shared-design-system/sorting';
import { type Meta, noop, pictures, products, WithValue, words } from 'shared-design-system/stories';
import { ProductRow } from './product-row.tsx';
import { ProductTableHead } from './product-table-head.tsx';

export default { title: 'Office/ProductRow', parameters: { area: 'office' } } satisfies Meta;

export const States = () => (
  <RowList label="Товары" heads={<ProductTableHead />}>
    <li>
      <ProductRow
        {...products.peonies}
        to="/p/1"
        categories="Букеты, Весна"
        sizes="S, M, L"
        published
        onPublish={noop}
      />
    </li>
    <li>
      <ProductRow {...products.roses} to="/p/2" categories="Букеты" published={false} onPublish={noop} />
    </li>
    <li>
      <ProductRow {...products.tulips} to="/p/3" image={null} published publishing onPublish={noop} />
    </li>
    <li>
      <ProductRow {...products.long} to="/p/4" categories={words.company} sizes={words.unbroken} published />
    </li>
    <li>
      <ProductRow name={words.unbroken} price={null} image={pictures.broken} to="/p/5" published={false} />
    </li>
  </RowList>
);

export const Sorted = () => (
  <WithValue<readonly { name: string; price: number; image: string }[]>
    start={[products.peonies, products.roses, products.mug]}
  >
    {(items, change) => (
      <RowList label="Товары" heads={<ProductTableHead />} sorted>
        <SortableList
          label="Товары"
          items={items}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          onMove={(from, to) => change(moveItem(items, from, to))}
        >
          {(item, index, handle) => (
            <ProductRow
              {...item}
              to="/p"
              published
              onPublish={noop}
              handle={handle}
              onUp={index === 0 ? undefined : () => change(moveItem(items, index, index - 1))}
              onDown={index === items.length - 1 ? undefined : () => change(moveItem(items, index, index + 1))}
              onPlace={noop}
              onRemove={noop}
              onCopy={noop}
              onChoose={noop}
            />
          )}
        </SortableList>
      </RowList>
    )}
  </WithValue>
);

export const Chosen = () => (
  <RowList label="Товары" heads={<ProductTableHead />}>
    <li>
      <ProductRow {...products.peonies} to="/p/1" categories="Букеты" published chosen onChoose={noop} choosing />
    </li>
    <li>
      <ProductRow {...products.long} to="/p/2" sizes="S, M" published={false} onChoose={noop} choosing />
    </li>
  </RowList>
);
