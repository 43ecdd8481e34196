import { isolateBidi } from 'shared-contracts';
import { Card, CountBadge, Inline, ListRow, RowList, styled, Text } from 'shared-design-system/office';
import { useListLowStockQuery } from '../features/products/stock/api.ts';
import { stockText } from '../features/products/stock/stock-words.ts';
import { stockTexts } from '../features/products/stock/texts.ts';

const words = stockTexts.low;
const most = 5;

const More = styled.div`
  padding: var(--space-2) var(--card-inner) var(--space-3);
`;

export default function LowStock() {
  const { data } = useListLowStockQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  if (!data || data.products.length === 0) return null;
  const shown = data.products.slice(0, most);
  return (
    <Card
      title={
        <Inline gap={1}>
          {words.title}
          <CountBadge count={data.totalCount} />
        </Inline>
      }
      flush
    >
      <RowList label={words.title} compact>
        {shown.map(({ product_id: id, title, size, left }) => (
          <ListRow
            key={`${id} ${size}`}
            to={`/merchant/products/${id}`}
            title={title}
            text={[size && isolateBidi(size), stockText({ kind: 'counted', left })].filter(Boolean).join(' · ')}
          />
        ))}
      </RowList>
      {data.totalCount > shown.length ? (
        <More>
          <Text tone="muted">{words.more(data.totalCount - shown.length)}</Text>
        </More>
      ) : null}
    </Card>
  );
}
