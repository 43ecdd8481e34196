import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, Page, RowList, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { type LackingPage, useListProductsLackingPicturesInfiniteQuery } from '../features/pictures/api.ts';
import { LackingRow } from '../features/pictures/components/lacking-row.tsx';
import { texts } from '../texts.ts';

const back = { to: '/merchant/generator', label: texts.back };

export default function LackingScreen() {
  const query = useListProductsLackingPicturesInfiniteQuery();
  const more = query.hasNextPage ? (
    <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {texts.more}
    </Button>
  ) : null;
  return (
    <Page title={texts.title} subtitle={texts.lead} back={back} padded={false}>
      <Loaded query={query} failed={texts.failed} skeleton={<Skeleton shape="block" lines={6} />}>
        {({ pages }) => <Lacking pages={pages} more={more} />}
      </Loaded>
    </Page>
  );
}

function Lacking({ pages, more }: { pages: LackingPage[]; more: ReactNode }) {
  const totalCount = pages.at(-1)?.totalCount ?? 0;
  const seen = pages.reduce((sum, page) => sum + page.seen, 0);
  const lacking = pages.flatMap((page) => page.products);
  if (totalCount === 0) {
    const { title, text, action } = texts.empty;
    return (
      <EmptyState
        icon="image-plus"
        title={title}
        text={text}
        actions={<ButtonLink to="/merchant/products/new">{action}</ButtonLink>}
      />
    );
  }
  if (!lacking.length && !more) {
    const { title, text, action } = texts.complete;
    return (
      <EmptyState
        icon="check"
        title={title}
        text={text}
        actions={
          <ButtonLink variant="outline" to="/merchant/products">
            {action}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack gap={3}>
      <RowList label={texts.list} state={lacking.length ? null : <Text tone="muted">{texts.soFar}</Text>}>
        {lacking.map((row) => (
          <LackingRow key={row.product.id} {...row} />
        ))}
      </RowList>
      {more}
      {more ? <Text tone="muted">{texts.seen(String(seen), String(totalCount))}</Text> : null}
    </Stack>
  );
}
