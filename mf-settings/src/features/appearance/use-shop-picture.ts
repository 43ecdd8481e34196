import { useMemo, useRef, useState } from 'react';
import { type ContentItem, type shopPictures, shownContent } from 'shared-contracts';
import { createUuid } from 'shared-runtime';
import { useRetrieveShopPictureQuery, useUpdateShopPictureMutation, useUploadShopPictureMutation } from './api.ts';

interface ChosenPicture {
  blob: Blob;
  dataUrl: string;
}

const none: ContentItem[] = [];

/**
 * Saves a picture of the shop: the new one is uploaded before the old one is hidden, so that a failure leaves the shop with a picture. A retry
 * uploads no second one.
 */
export function useShopPicture(externalId: (typeof shopPictures)[number]) {
  const query = useRetrieveShopPictureQuery({ externalId });
  const items = useMemo(() => shownContent(query.data ?? none), [query.data]);
  // undefined: unchanged; null: to be removed.
  const [chosen, setChosen] = useState<ChosenPicture | null | undefined>();
  const [failure, setFailure] = useState<unknown>(null);
  const token = useRef<{ blob: Blob; value: string }>(undefined);
  const [upload] = useUploadShopPictureMutation();
  const [update] = useUpdateShopPictureMutation();

  const send = async (picture: ChosenPicture | null) => {
    let kept = '';
    if (picture) {
      if (token.current?.blob !== picture.blob) token.current = { blob: picture.blob, value: createUuid() };
      const { value: idempotencyToken } = token.current;
      kept = (await upload({ file: picture.blob, idempotencyToken, externalId, order: 0 }).unwrap()).id;
    }
    for (const { id } of items) if (id !== kept) await update({ contentId: id, show: false }).unwrap();
  };
  const save = async (): Promise<boolean> => {
    setFailure(null);
    if (chosen === undefined) return true;
    try {
      await send(chosen);
      await query.refetch();
      // Another one may have been chosen meanwhile.
      setChosen((now) => (now === chosen ? undefined : now));
      return true;
    } catch (caught) {
      setFailure(caught);
      return false;
    }
  };
  const src = chosen === undefined ? (items[0]?.link ?? null) : (chosen?.dataUrl ?? null);
  return { query, src, changed: chosen !== undefined, choose: setChosen, failure, save };
}

export type ShopPicture = ReturnType<typeof useShopPicture>;
