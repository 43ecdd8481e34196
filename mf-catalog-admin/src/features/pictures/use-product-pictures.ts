import { useCallback, useMemo, useRef, useState } from 'react';
import { type ContentItem, shownContent } from 'shared-contracts';
import type { KeptChanges, PictureChanges } from 'shared-design-system/pictures';
import { useRetrieveContentQuery, useUpdateContentMutation, useUploadContentMutation } from './api.ts';
import { newPictureMemory, type PictureFailure, savePictures } from './save-pictures.ts';
import { useFileReading } from './use-file-reading.ts';
import { usePictureDraft } from './use-picture-draft.ts';

type Changes = PictureChanges<ContentItem>;

const nothing: Changes = { moved: [], added: [], removed: [] };
const noPictures: ContentItem[] = [];
const isNothing = ({ moved, added, removed }: Changes) => moved.length + added.length + removed.length === 0;

function useChanges({ keep, drop }: Pick<ReturnType<typeof usePictureDraft>, 'keep' | 'drop'>) {
  const [changes, setShown] = useState(nothing);
  const [version, setVersion] = useState(0);
  // What the editor starts from since its last restart; undefined before the first one: then it starts from the draft of an earlier visit.
  const [begin, setBegin] = useState<KeptChanges<ContentItem> | null>();
  // Includes the latest picture, which may not be rendered yet.
  const latest = useRef(nothing);
  const setChanges = useCallback(
    (next: Changes) => {
      latest.current = next;
      setShown(next);
      if (isNothing(next)) drop();
      else keep(next);
    },
    [keep, drop],
  );
  const beginAnew = useCallback((from: KeptChanges<ContentItem> | null) => {
    setBegin(from);
    latest.current = nothing;
    setShown(nothing);
    setVersion((before) => before + 1);
  }, []);
  return { changes, latest, begin, version, setChanges, beginAnew };
}

/**
 * A product's pictures in the editor. Changes that were not saved are restored on the next visit.
 * @param productId null while the product is new and has no id
 */
export function useProductPictures(productId: string | null) {
  const query = useRetrieveContentQuery({ externalId: productId ?? '' }, { skip: productId === null });
  const loaded = useMemo(() => query.data && shownContent(query.data), [query.data]);
  const pictures = productId === null ? noPictures : loaded;
  const [failures, setFailures] = useState<PictureFailure[]>([]);
  const [saving, setSaving] = useState(false);
  const memory = useRef(newPictureMemory());
  const { reading, onReading, allRead } = useFileReading();
  const draft = usePictureDraft(`product:${productId ?? 'new'}`, pictures, memory);
  const [upload] = useUploadContentMutation();
  const [update] = useUpdateContentMutation();
  const { refetch } = query;
  const { drop } = draft;
  const { changes, latest, begin, version, setChanges, beginAnew } = useChanges(draft);
  const restart = useCallback(
    (from: KeptChanges<ContentItem> | null) => {
      setFailures([]);
      beginAnew(from);
    },
    [beginAnew],
  );

  const save = useCallback(
    async (externalId: string): Promise<boolean> => {
      // With nothing to save, the editor does not restart: it would lose a picture that is chosen at this moment.
      if (isNothing(latest.current) && memory.current.uploaded.size === 0) {
        setFailures([]);
        return true;
      }
      setSaving(true);
      try {
        const failed = await savePictures(latest.current, memory.current, {
          upload: (picture) => upload({ ...picture, externalId }).unwrap(),
          update: (picture) => update(picture).unwrap(),
        });
        setFailures(failed);
        if (failed.length) return false;
        drop();
        // The editor restarts from the pictures that the server has now.
        if (productId !== null) await refetch();
        memory.current = newPictureMemory();
        restart(null);
        return true;
      } finally {
        setSaving(false);
      }
    },
    [upload, update, productId, refetch, drop, restart, latest],
  );
  const revert = useCallback(() => {
    drop();
    restart(null);
    return () => restart(changes);
  }, [changes, drop, restart]);
  return {
    query,
    pictures: draft.looked ? pictures : undefined,
    kept: begin === undefined ? draft.restored : begin,
    restored: begin === undefined && draft.restored !== null,
    keeps: draft.kept,
    changed: !isNothing(changes) || reading,
    onReading,
    allRead,
    failures,
    saving,
    version,
    setChanges,
    save,
    revert,
  };
}

export type ProductPictures = ReturnType<typeof useProductPictures>;
