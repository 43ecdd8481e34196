import { useCallback, useMemo, useRef, useState } from 'react';
import { type ContentItem, shownContent } from 'shared-contracts';
import type { PictureChanges } from 'shared-design-system';
import { useRetrieveContentQuery, useUpdateContentMutation, useUploadContentMutation } from './api.ts';
import { newPictureMemory, type PictureFailure, savePictures } from './save-pictures.ts';

type Changes = PictureChanges<ContentItem>;

const nothing: Changes = { moved: [], added: [], removed: [] };
const noPictures: ContentItem[] = [];

/**
 * The pictures of a product and what is changed about them.
 * @param productId null while the product is new: then it has none
 */
export function useProductPictures(productId: string | null) {
  const query = useRetrieveContentQuery({ externalId: productId ?? '' }, { skip: productId === null });
  const pictures = useMemo(() => query.data && shownContent(query.data), [query.data]);
  const [changes, setChanges] = useState(nothing);
  const [failures, setFailures] = useState<PictureFailure[]>([]);
  const [version, setVersion] = useState(0);
  const [saving, setSaving] = useState(false);
  const memory = useRef(newPictureMemory());
  const [upload] = useUploadContentMutation();
  const [update] = useUpdateContentMutation();
  const { refetch } = query;
  const changed = changes.moved.length + changes.added.length + changes.removed.length > 0;

  /** Saves the changes; true when all of them are saved. A new product has its id by then. */
  const save = useCallback(
    async (externalId: string): Promise<boolean> => {
      setSaving(changed);
      const failed = await savePictures(changes, memory.current, {
        upload: (picture) => upload({ ...picture, externalId }).unwrap(),
        update: (picture) => update(picture).unwrap(),
      });
      setSaving(false);
      setFailures(failed);
      if (failed.length) return false;
      // The editor starts anew from what the server has now.
      if (productId !== null) await refetch();
      memory.current = newPictureMemory();
      setChanges(nothing);
      setVersion((before) => before + 1);
      return true;
    },
    [changes, changed, upload, update, productId, refetch],
  );
  return {
    query,
    pictures: productId === null ? noPictures : pictures,
    changed,
    failures,
    saving,
    version,
    setChanges,
    save,
  };
}

export type ProductPictures = ReturnType<typeof useProductPictures>;
