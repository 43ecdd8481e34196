import { Button, EmptyState } from 'shared-design-system';
import { texts } from '../../../texts.ts';

/** In place of orders: none at all, or none that fit. */
export function NoOrders({ search, status, onClear }: { search: string; status: boolean; onClear: () => void }) {
  if (!search && !status) return <EmptyState icon="shopping-bag" title={texts.empty.title} text={texts.empty.text} />;
  return (
    <EmptyState
      icon="search"
      title={texts.nothing.title}
      text={search ? texts.nothing.text : texts.nothing.noneOfStatus}
      actions={
        <Button variant="outline" onClick={onClear}>
          {texts.nothing.action}
        </Button>
      }
    />
  );
}
