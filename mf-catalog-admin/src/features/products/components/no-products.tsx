import { Button, ButtonLink, EmptyState } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';

const { empty, nothing } = texts.list;

export function NoProducts({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    const ways = (
      <>
        <ButtonLink to="/merchant/products/new" icon="plus">
          {empty.action}
        </ButtonLink>
        <ButtonLink to="/merchant/products/import" variant="ghost">
          {empty.table}
        </ButtonLink>
      </>
    );
    return <EmptyState title={empty.title} text={empty.text} actions={ways} />;
  }
  const clear = (
    <Button variant="outline" onClick={onClear}>
      {nothing.action}
    </Button>
  );
  return <EmptyState icon="search" title={nothing.title} text={nothing.text} actions={clear} />;
}
