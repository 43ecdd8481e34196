import { useCallback, useMemo, useRef, useState } from 'react';
import { type ContentItem, shownContent } from 'shared-contracts';
import type { KeptChanges, PictureChanges } from 'shared-design-system/pictures';
import { useRetrieveContentQuery, useUpdateContentMutation, useUploadContentMutation } from './api.ts';
import { failureText } from './failure-text.ts';
import { newPictureMemory, savePictures } from './save-pictures.ts';
import { useFileReading } from './use-file-reading.ts';
import { usePictureDraft } from './use-picture-draft.ts';

type Changes = PictureChanges<ContentItem>;

const noChanges: Changes = { moved: [], added: [], removed: [] };
const noPictures: ContentItem[] = [];
const isUnchanged = ({ moved, added, removed }: Changes) => moved.length + added.length + removed.length === 0;

function useChanges({ keep, drop }: Pick<ReturnType<typeof usePictureDraft>, 'keep' | 'drop'>) {
  const [changes, setShown] = useState(noChanges);
  const [version, setVersion] = useState(0);
  // What the editor starts from since its last restart; undefined before the first one: then it starts from the draft of an earlier visit.
  const [begin, setBegin] = useState<KeptChanges<ContentItem> | null>();
  // Includes the latest picture, which may not be rendered yet.
  const latest = useRef(noChanges);
  const setChanges = useCallback(
    (next: Changes) => {
      latest.current = next;
      setShown(next);
      if (isUnchanged(next)) drop();
      else keep(next);
    },
    [keep, drop],
  );
  const beginAnew = useCallback((from: KeptChanges<ContentItem> | null) => {
    setBegin(from);
    latest.current = noChanges;
    setShown(noChanges);
    setVersion((before) => before + 1);
  }, []);
  return { changes, latest, begin, version, setChanges, beginAnew };
}

/**
 * A product's pictures in the editor. Changes that were not saved are restored on the next visit.
 * @param productId null while the product is new and has no id
 * @param toldBefore what failed on the page that led here; shown as long as it waits to be saved
 */
export function useProductPictures(productId: string | null, toldBefore: readonly string[] = []) {
  const query = useRetrieveContentQuery({ externalId: productId ?? '' }, { skip: productId === null });
  const loaded = useMemo(() => query.data && shownContent(query.data), [query.data]);
  const pictures = productId === null ? noPictures : loaded;
  const [failures, setFailures] = useState<readonly string[]>();
  const [saving, setSaving] = useState(false);
  const memory = useRef(newPictureMemory());
  const { reading, onReading, allRead } = useFileReading();
  const draft = usePictureDraft(`product:${productId ?? 'new'}`, pictures, memory);
  const [upload] = useUploadContentMutation();
  const [update] = useUpdateContentMutation();
  const { refetch } = query;
  const { keep, drop, moveTo } = draft;
  const { changes, latest, begin, version, setChanges, beginAnew } = useChanges(draft);
  const restart = useCallback(
    (from: KeptChanges<ContentItem> | null) => {
      setFailures([]);
      beginAnew(from);
    },
    [beginAnew],
  );

  /** @returns what failed, in sentences */
  const save = useCallback(
    async (externalId: string): Promise<readonly string[]> => {
      // With nothing to save, the editor does not restart: it would lose a picture that is chosen at this moment.
      if (isUnchanged(latest.current) && memory.current.uploaded.size === 0) {
        setFailures([]);
        return [];
      }
      setSaving(true);
      setFailures([]);
      try {
        const failed = await savePictures(latest.current, memory.current, {
          upload: (picture) => upload({ ...picture, externalId }).unwrap(),
          update: (picture) => update(picture).unwrap(),
        });
        if (failed.length) {
          const messages = [...new Set(failed.map(failureText))];
          setFailures(messages);
          if (productId !== null) keep(latest.current);
          return messages;
        }
        drop();
        if (productId !== null) await refetch();
        memory.current = newPictureMemory();
        restart(null);
        return [];
      } finally {
        setSaving(false);
      }
    },
    [upload, update, productId, refetch, keep, drop, restart, latest],
  );
  /** Keeps what is not saved for the page of the product that has been added meanwhile. False: the browser cannot keep it. */
  const handOver = async (id: string): Promise<boolean> => {
    await allRead();
    return moveTo(`product:${id}`, latest.current);
  };
  const revert = useCallback(() => {
    drop();
    restart(null);
    return () => restart(changes);
  }, [changes, drop, restart]);
  const restored = begin === undefined && draft.restored !== null;
  return {
    query,
    pictures: draft.looked ? pictures : undefined,
    kept: begin === undefined ? draft.restored : begin,
    restored,
    keeps: draft.kept,
    changed: !isUnchanged(changes) || reading,
    onReading,
    allRead,
    failures: failures ?? (restored ? toldBefore : []),
    saving,
    version,
    setChanges,
    save,
    handOver,
    revert,
  };
}

export type ProductPictures = ReturnType<typeof useProductPictures>;
