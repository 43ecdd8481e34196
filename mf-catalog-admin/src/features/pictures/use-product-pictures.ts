import { useCallback, useMemo, useRef, useState } from 'react';
import { type ContentItem, shownContent } from 'shared-contracts';
import type { KeptChanges, PictureChanges } from 'shared-design-system';
import { useRetrieveContentQuery, useUpdateContentMutation, useUploadContentMutation } from './api.ts';
import { newPictureMemory, type PictureFailure, savePictures } from './save-pictures.ts';
import { usePictureDraft } from './use-picture-draft.ts';
import { useReading } from './use-reading.ts';

type Changes = PictureChanges<ContentItem>;

const nothing: Changes = { moved: [], added: [], removed: [] };
const noPictures: ContentItem[] = [];
const isNothing = ({ moved, added, removed }: Changes) => moved.length + added.length + removed.length === 0;

/**
 * The pictures of a product and what is changed about them; changes that were not saved come back on the next visit.
 * @param productId null while the product is new: then it has none
 */
export function useProductPictures(productId: string | null) {
  const query = useRetrieveContentQuery({ externalId: productId ?? '' }, { skip: productId === null });
  const loaded = useMemo(() => query.data && shownContent(query.data), [query.data]);
  const pictures = productId === null ? noPictures : loaded;
  const [changes, setShown] = useState(nothing);
  const [failures, setFailures] = useState<PictureFailure[]>([]);
  const [version, setVersion] = useState(0);
  const [saving, setSaving] = useState(false);
  // What the editor begins with, once it was changed here; until then what an earlier visit left.
  const [begin, setBegin] = useState<KeptChanges<ContentItem> | null>();
  const memory = useRef(newPictureMemory());
  const { reading, onReading, allRead } = useReading();
  // As of the last picture that came, which may be later than what is rendered.
  const latest = useRef(nothing);
  const draft = usePictureDraft(`product:${productId ?? 'new'}`, pictures, memory);
  const [upload] = useUploadContentMutation();
  const [update] = useUpdateContentMutation();
  const { refetch } = query;
  const { keep, drop } = draft;
  const changed = !isNothing(changes);

  const setChanges = useCallback(
    (next: Changes) => {
      latest.current = next;
      setShown(next);
      if (isNothing(next)) drop();
      else keep(next);
    },
    [keep, drop],
  );
  const restart = useCallback((from: KeptChanges<ContentItem> | null) => {
    setBegin(from);
    latest.current = nothing;
    setShown(nothing);
    setFailures([]);
    setVersion((before) => before + 1);
  }, []);

  /** Saves the changes; true when all of them are saved. A new product has its id by then. */
  const save = useCallback(
    async (externalId: string): Promise<boolean> => {
      // Nothing starts anew where nothing is to be saved: a picture that is chosen just then would go with it.
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
        // The editor starts anew from what the server has now.
        if (productId !== null) await refetch();
        memory.current = newPictureMemory();
        restart(null);
        return true;
      } finally {
        setSaving(false);
      }
    },
    [upload, update, productId, refetch, drop, restart],
  );
  /** Throws the changes away; what it gives takes that back. */
  const revert = useCallback(() => {
    drop();
    restart(null);
    return () => restart(changes);
  }, [changes, drop, restart]);
  return {
    query,
    pictures: draft.looked ? pictures : undefined,
    kept: begin === undefined ? draft.restored : begin,
    /** An earlier visit left changes, and nothing was saved or thrown away since. */
    restored: begin === undefined && draft.restored !== null,
    /** This browser can keep the files; false once it could not. */
    keeps: draft.kept,
    /** Something is to be saved, or is about to be: a file that is being read. */
    changed: changed || reading,
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
