import type { BinItem, BinKind } from 'shared-contracts';
import { Button, Icon, IconButton, ListRow } from 'shared-design-system/office';
import { binTexts } from '../../../bin-texts.ts';
import { texts } from '../../../texts.ts';
import { useRestore } from '../../../use-restore.ts';
import { timeLeft } from '../time-left.ts';
import { useDeleteForGood } from '../use-delete-for-good.ts';

const words = binTexts;

const nameOf = (kind: BinKind, { title, externalId }: BinItem): string =>
  kind === 'picture' ? (words.shopPictures[externalId ?? ''] ?? words.pictureOf(title)) : title;

export function BinRows({ kind, items }: { kind: BinKind; items: readonly BinItem[] }) {
  const { restore, restoring } = useRestore();
  const { one, deleting } = useDeleteForGood(kind);
  return items.map((item) => {
    const name = nameOf(kind, item);
    const picture = kind === 'category' ? { leading: <Icon name="layers" /> } : { image: item.preview?.link ?? null };
    return (
      <ListRow
        key={item.id}
        {...picture}
        title={name}
        text={words.left(timeLeft(item.keptUntil, Date.now()))}
        trailing={
          <>
            <Button
              variant="outline"
              size="s"
              disabled={restoring}
              aria-label={words.restoreOne(name)}
              onClick={() => void restore(kind, [item.id])}
            >
              {texts.undo}
            </Button>
            <IconButton
              icon="trash"
              label={words.forGood.label(name)}
              variant="danger"
              disabled={deleting}
              onClick={() => void one(item.id, name)}
            />
          </>
        }
      />
    );
  });
}
