import { media, SearchInput, Select, Stack, styled } from 'shared-design-system/office';
import type { ListAddress } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import { listTexts } from '../list-texts.ts';
import { filters, orders, type useMerchantFilter } from '../use-merchant-filter.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface ListToolsProps {
  address: ListAddress;
  filter: ReturnType<typeof useMerchantFilter>;
}

export function ListTools({ address, filter }: ListToolsProps) {
  const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
    values.map((value) => ({ value, label: words[value] }));
  return (
    <Stack gap={2}>
      <SearchInput
        label={listTexts.search.label}
        placeholder={listTexts.search.placeholder}
        value={address.typed}
        onChange={address.setTyped}
      />
      <Choices>
        <Select
          aria-label={listTexts.filters.subscription.label}
          placeholder={listTexts.filters.subscription.all}
          options={optionsOf(filters.subscription, listTexts.filters.subscription.values)}
          value={filter.shown.subscription ?? ''}
          onChange={({ target }) => filter.set('subscription', target.value)}
        />
        <Select
          aria-label={listTexts.filters.mum.label}
          placeholder={listTexts.filters.mum.all}
          options={optionsOf(filters.mum, texts.mum)}
          value={filter.shown.mum ?? ''}
          onChange={({ target }) => filter.set('mum', target.value)}
        />
        <Select
          aria-label={listTexts.filters.visibility.label}
          placeholder={listTexts.filters.visibility.all}
          options={optionsOf(filters.visibility, listTexts.filters.visibility.values)}
          value={filter.shown.visibility ?? ''}
          onChange={({ target }) => filter.set('visibility', target.value)}
        />
        <Select
          aria-label={listTexts.order}
          options={optionsOf(orders, listTexts.orders)}
          value={filter.shown.order}
          onChange={({ target }) => filter.set('order', target.value)}
        />
      </Choices>
    </Stack>
  );
}
