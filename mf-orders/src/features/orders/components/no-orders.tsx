import { Button, EmptyState } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import type { OrderFilter } from '../list-filters.ts';

interface NoOrdersProps {
  search: string;
  filter: OrderFilter;
  /** The shop has orders, which others filters show. */
  hasAny: boolean;
  onClear: () => void;
}

/** In place of orders: none at all, none to do anything about, or none that fit. */
export function NoOrders({ search, filter, hasAny, onClear }: NoOrdersProps) {
  if (!search && !hasAny) return <EmptyState icon="shopping-bag" title={texts.empty.title} text={texts.empty.text} />;
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
      text={search ? texts.nothing.text : texts.nothing.noneOfStatus}
      actions={filter === 'all' && !search ? undefined : all}
    />
  );
}
