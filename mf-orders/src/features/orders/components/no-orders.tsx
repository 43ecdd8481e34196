import { Button, CopyButton, EmptyState } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { ShareButtons, shopAddress } from 'shared-runtime/screens';
import { listTexts } from '../../../list-texts.ts';
import type { OrderFilter } from '../list-filters.ts';

interface NoOrdersProps {
  search: string;
  filter: OrderFilter;
  hasAny: boolean;
  onClear: () => void;
}

function NoneYet() {
  const { data: merchant } = useReadMerchantQuery({});
  const open = merchant?.settings.visibility === 'published' && merchant.subscription.isActive;
  const { title, text, send } = listTexts.empty;
  if (!merchant || !open) return <EmptyState icon="shopping-bag" title={title} text={text} />;
  const address = shopAddress(merchant.name);
  return (
    <EmptyState
      icon="shopping-bag"
      title={title}
      text={`${text} ${send}`}
      actions={
        <>
          <CopyButton value={address} label={listTexts.empty.copy} />
          <ShareButtons address={address} title={merchant.settings.title || merchant.name} />
        </>
      }
    />
  );
}

export function NoOrders({ search, filter, hasAny, onClear }: NoOrdersProps) {
  if (!search && !hasAny) return <NoneYet />;
  const all = (
    <Button variant="outline" onClick={onClear}>
      {listTexts.noMatches.action}
    </Button>
  );
  if (!search && filter === 'active') {
    return (
      <EmptyState icon="package-check" title={listTexts.allDone.title} text={listTexts.allDone.text} actions={all} />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={listTexts.noMatches.title}
      text={
        search
          ? listTexts.noMatches.text
          : filter === 'today' || filter === 'tomorrow'
            ? listTexts.noMatches.noneOfDay
            : listTexts.noMatches.noneOfStatus
      }
      actions={filter === 'all' && !search ? undefined : all}
    />
  );
}
