import { Button, ButtonLink, EmptyState } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';

const { empty, noMatches } = texts.list;

export function NoProducts({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    const actions = (
      <>
        <ButtonLink to="/merchant/products/new" icon="plus">
          {empty.action}
        </ButtonLink>
        <ButtonLink to="/merchant/products/import" variant="ghost">
          {empty.table}
        </ButtonLink>
      </>
    );
    return <EmptyState title={empty.title} text={empty.text} actions={actions} />;
  }
  const clear = (
    <Button variant="outline" onClick={onClear}>
      {noMatches.action}
    </Button>
  );
  return <EmptyState icon="search" title={noMatches.title} text={noMatches.text} actions={clear} />;
}
