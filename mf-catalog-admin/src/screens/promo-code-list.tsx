import { useState } from 'react';
import { maxPromoCodes, normalizePromoCode, type PromoCode } from 'shared-contracts';
import { Banner, ButtonLink, EmptyState, Page, RowList, SearchInput, Skeleton } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useCategoryTitles } from '../features/categories/use-category-titles.ts';
import { useListPromoCodesQuery } from '../features/promo-codes/api.ts';
import { PromoRows } from '../features/promo-codes/components/promo-rows.tsx';
import { promoTexts as words } from '../features/promo-codes/texts.ts';

const few = 12;
const toNew = '/merchant/promo-codes/new';

export default function PromoCodeListScreen() {
  const query = useListPromoCodesQuery({}, { refetchOnMountOrArgChange: true });
  const count = query.data?.length ?? 0;
  const add = (
    <ButtonLink icon="plus" to={toNew}>
      {words.add}
    </ButtonLink>
  );
  const empty = (
    <EmptyState
      icon="ticket-percent"
      title={words.empty.title}
      text={words.empty.text}
      actions={
        <ButtonLink icon="plus" to={toNew}>
          {words.empty.action}
        </ButtonLink>
      }
    />
  );
  return (
    <Page
      title={words.title}
      back={{ to: '/merchant/products', label: words.back }}
      bar="dock"
      padded={false}
      actions={count > 0 && count < maxPromoCodes ? add : undefined}
    >
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
        {(codes) => (codes.length === 0 ? empty : <Codes codes={codes} />)}
      </Loaded>
    </Page>
  );
}

function Codes({ codes }: { codes: readonly PromoCode[] }) {
  const titles = useCategoryTitles() ?? {};
  const [typed, setTyped] = useState('');
  const wanted = normalizePromoCode(typed);
  const found = codes.filter(({ code }) => code.includes(wanted));
  return (
    <>
      {codes.length >= maxPromoCodes ? <Banner tone="info">{words.full(maxPromoCodes)}</Banner> : null}
      <RowList
        label={words.title}
        tools={codes.length > few ? <SearchInput label={words.find} value={typed} onChange={setTyped} /> : undefined}
        state={found.length === 0 ? <EmptyState icon="search" title={words.notFound} /> : undefined}
      >
        <PromoRows codes={found} titles={titles} />
      </RowList>
    </>
  );
}
