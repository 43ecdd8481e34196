import { useState } from 'react';
import { isolateBidi, type StockChange } from 'shared-contracts';
import { Button, Dialog, formatDateTime, ListRow, RowList, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded, useShopZone } from 'shared-runtime/screens';
import { historyPage, useReadStockHistoryQuery } from '../api.ts';
import { stockTexts as words } from '../texts.ts';

const numberOf = (pieces: number | null): string => (pieces === null ? words.uncounted : String(pieces));

function titleOf({ cause, order_number: order, size }: StockChange): string {
  const what = [words.causes[cause], order === null ? '' : words.order(order)].filter(Boolean).join(' ');
  return [what, size && isolateBidi(size)].filter(Boolean).join(' · ');
}

interface HistoryDialogProps {
  productId: string;
  name: string;
  onClose: () => void;
}

export function HistoryDialog({ productId, name, onClose }: HistoryDialogProps) {
  const [pages, setPages] = useState(1);
  const timeZone = useShopZone();
  // An answer holds a hundred changes at most; older ones are in the shop's log.
  const perPage = Math.min(100, pages * historyPage);
  const query = useReadStockHistoryQuery({ product_id: productId, page: 1, per_page: perPage });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.history}: ${isolateBidi(name)}`}
      footer={
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Loaded
        query={{ ...query, currentData: query.data }}
        failed={words.historyFailed}
        skeleton={<Skeleton lines={4} />}
      >
        {({ changes, totalCount }) =>
          changes.length === 0 ? (
            <Text tone="muted">{words.noHistory}</Text>
          ) : (
            <Stack gap={3}>
              <RowList label={words.history} compact>
                {changes.map((change) => (
                  <ListRow
                    key={change.change_id}
                    title={titleOf(change)}
                    text={[formatDateTime(change.at, { timeZone }), change.note]
                      .filter(Boolean)
                      .map(isolateBidi)
                      .join(' · ')}
                    trailing={`${numberOf(change.was)} → ${numberOf(change.became)}`}
                    {...(change.order_id === null ? {} : { to: `/merchant/orders/${change.order_id}` })}
                  />
                ))}
              </RowList>
              {totalCount > changes.length && perPage < 100 ? (
                <Button variant="outline" loading={query.isFetching} onClick={() => setPages(pages + 1)}>
                  {words.more}
                </Button>
              ) : null}
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}
