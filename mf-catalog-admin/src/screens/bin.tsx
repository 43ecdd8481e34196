import { type BinKind, binKinds, maxBinAtOnce } from 'shared-contracts';
import { Button, EmptyState, FilterChips, FocusFallback, Page } from 'shared-design-system/office';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useListBinQuery } from '../bin-api.ts';
import { binTexts } from '../bin-texts.ts';
import { BinRows } from '../features/bin/components/bin-rows.tsx';
import { useDeleteForGood } from '../features/bin/use-delete-for-good.ts';
import { useRestore } from '../use-restore.ts';

const words = binTexts;

const kindOf = (filter: string): BinKind => binKinds.find((kind) => kind === filter) ?? 'product';

export default function BinScreen() {
  const address = useListAddress();
  const kind = kindOf(address.filter);
  const query = useListBinQuery({ kind, page: address.page, per_page: rowsPerPage });
  const { restore, restoring } = useRestore();
  const { all, deleting } = useDeleteForGood(kind);
  const counts = query.data?.counts;
  const items = query.currentData?.items ?? [];
  const total = query.currentData?.totalCount ?? 0;
  const chips = (
    <FilterChips
      label={words.filter}
      value={kind === 'product' ? '' : kind}
      onChange={address.setFilter}
      options={binKinds.map((one) => ({
        value: one === 'product' ? '' : one,
        label: words.kinds[one],
        ...(counts ? { count: counts[one] } : {}),
      }))}
    />
  );
  const ids = items.slice(0, maxBinAtOnce).map(({ id }) => id);
  const actions = (
    <>
      <Button variant="outline" loading={restoring} onClick={() => void restore(kind, ids)}>
        {words.restoreAll(ids.length < total)}
      </Button>
      <Button variant="danger" icon="trash" loading={deleting} onClick={() => void all(total)}>
        {words.empty}
      </Button>
    </>
  );
  return (
    <Page
      title={words.title}
      back={{ to: '/merchant/products', label: words.back }}
      bar="dock"
      padded={false}
      actions={items.length > 0 ? actions : undefined}
    >
      <FocusFallback>
        <LoadedList
          query={query}
          failed={words.failed}
          label={words.title}
          tools={chips}
          address={address}
          empty={<EmptyState icon="trash" title={words.noneDeleted[kind]} text={words.explained} />}
        >
          {({ items: shown }) => <BinRows kind={kind} items={shown} />}
        </LoadedList>
      </FocusFallback>
    </Page>
  );
}
