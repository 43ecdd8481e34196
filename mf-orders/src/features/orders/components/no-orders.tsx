import { Button, CopyButton, EmptyState } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { ShareButtons, shopAddress } from 'shared-runtime/screens';
import { texts } from '../../../texts.ts';
import type { OrderFilter } from '../list-filters.ts';

interface NoOrdersProps {
  search: string;
  filter: OrderFilter;
  /** The shop has orders, which others filters show. */
  hasAny: boolean;
  onClear: () => void;
}

/** Orders come by the shop's link: it is offered to be sent, once the shop is open to whoever comes. */
function NoneYet() {
  const { data: merchant } = useReadMerchantQuery({});
  const open = merchant?.settings.visibility === 'published' && merchant.subscription.isActive;
  const { title, text, send } = texts.empty;
  if (!merchant || !open) return <EmptyState icon="shopping-bag" title={title} text={text} />;
  const address = shopAddress(merchant.name);
  return (
    <EmptyState
      icon="shopping-bag"
      title={title}
      text={`${text} ${send}`}
      actions={
        <>
          <CopyButton value={address} label={texts.empty.copy} />
          <ShareButtons address={address} title={merchant.settings.title || merchant.name} />
        </>
      }
    />
  );
}

/** In place of orders: none at all, none to do anything about, or none that fit. */
export function NoOrders({ search, filter, hasAny, onClear }: NoOrdersProps) {
  if (!search && !hasAny) return <NoneYet />;
  const all = (
    <Button variant="outline" onClick={onClear}>
      {texts.nothing.action}
    </Button>
  );
  if (!search && filter === 'active') {
    return <EmptyState icon="package-check" title={texts.allDone.title} text={texts.allDone.text} actions={all} />;
  }
  return (
    <EmptyState
      icon="search"
      title={texts.nothing.title}
      text={
        search
          ? texts.nothing.text
          : filter === 'today' || filter === 'tomorrow'
            ? texts.nothing.noneOfDay
            : texts.nothing.noneOfStatus
      }
      actions={filter === 'all' && !search ? undefined : all}
    />
  );
}
