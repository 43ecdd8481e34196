import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentItem } from 'shared-contracts';
import type { KeptChanges, PictureChanges } from 'shared-design-system/pictures';
import { debounce, useSession } from 'shared-runtime';
import { dropPictureDraft, keepPictureDraft, type PictureDraft, readPictureDraft } from './picture-drafts.ts';
import { type PictureMemory, sentPictureOf } from './save-pictures.ts';

function changesOf(draft: PictureDraft, pictures: readonly ContentItem[]): KeptChanges<ContentItem> | null {
  const there = new Map(pictures.map((picture) => [picture.id, picture]));
  const found = (id: string) => {
    const entity = there.get(id);
    return entity ? [entity] : [];
  };
  const changes = {
    moved: draft.moved.flatMap(({ id, order }) => found(id).map((entity) => ({ entity, order }))),
    added: draft.added.map(({ blob, order }) => ({ entity: { blob }, order })),
    removed: draft.removed.flatMap((id) => found(id).map((entity) => ({ entity }))),
  };
  return changes.moved.length + changes.added.length + changes.removed.length > 0 ? changes : null;
}

const draftOf = (changes: PictureChanges<ContentItem>, memory: PictureMemory): PictureDraft => ({
  at: Date.now(),
  moved: changes.moved.map(({ entity, order }) => ({ id: entity.id, order })),
  // What is uploaded already comes with the product's pictures.
  added: changes.added
    .filter(({ entity }) => !memory.uploaded.has(entity.blob))
    .map(({ entity: { blob }, order }) => ({ blob, order, ...sentPictureOf(blob, memory) })),
  removed: changes.removed.map(({ entity }) => entity.id),
});

export function usePictureDraft(
  name: string,
  pictures: readonly ContentItem[] | undefined,
  memory: { current: PictureMemory },
) {
  const { session } = useSession();
  const merchant = useRef('');
  if (session) merchant.current = session.merchantId;
  const key = `${merchant.current}:${name}`;
  // undefined: the draft has not been looked for yet.
  const [found, setFound] = useState<PictureDraft | null>();
  const [kept, setKept] = useState(true);
  useEffect(() => {
    let current = true;
    void readPictureDraft(key).then((draft) => {
      if (!current) return;
      // A page that was closed while it sent a picture could not note the order: it was that of the draft.
      for (const { blob, token, order, sentOrder = order } of draft?.added ?? []) {
        memory.current.sent.set(blob, { token, sentOrder });
      }
      setFound(draft);
    });
    return () => {
      current = false;
    };
  }, [key, memory]);

  const write = useMemo(
    () =>
      debounce((changes: PictureChanges<ContentItem>) => {
        void keepPictureDraft(key, draftOf(changes, memory.current)).then(setKept);
      }),
    [key, memory],
  );
  useEffect(() => {
    const flush = () => write.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      write.flush();
    };
  }, [write]);
  const drop = useCallback(() => {
    write.cancel();
    void dropPictureDraft(key);
  }, [key, write]);
  const moveTo = useCallback(
    async (other: string, changes: PictureChanges<ContentItem>): Promise<boolean> => {
      const moved = await keepPictureDraft(`${merchant.current}:${other}`, draftOf(changes, memory.current));
      if (moved) drop();
      return moved;
    },
    [memory, drop],
  );
  const restored = useMemo(() => found && pictures && changesOf(found, pictures), [found, pictures]);
  return { looked: found !== undefined, restored: restored ?? null, keep: write, drop, moveTo, kept };
}
