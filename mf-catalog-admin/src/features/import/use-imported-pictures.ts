import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanText, type ImportedPictures, inParallel } from 'shared-contracts';
import { baseApi, describeFailure, useAppDispatch } from 'shared-runtime';
import { usePlacePicturesMutation, useUploadImportedPictureMutation } from './api.ts';
import {
  afterAnswer,
  afterFailure,
  afterUpload,
  type Missing,
  noPictureProgress,
  type PictureProgress,
} from './picture-progress.ts';

/** Products whose pictures are placed at the same time: more would only wait for each other on the server. */
const atOnce = 2;
/** The name that pictures are matched by: without a folder that the table may name, in lower case. */
const comparableName = (name: string) => cleanText(name.split(/[\\/]/).at(-1) ?? '').toLowerCase();

function withPicture(product: ImportedPictures, { productId, name }: Missing, link: string): ImportedPictures {
  if (product.product_id !== productId) return product;
  const address = new URL(link, window.location.href).href;
  return { ...product, pictures: product.pictures.map((picture) => (picture === name ? address : picture)) };
}

export interface ImportedPicturesState extends PictureProgress {
  start(products: readonly ImportedPictures[]): Promise<void>;
  give(files: readonly File[]): Promise<void>;
  retry: (() => void) | null;
  clear(): void;
}

export function useImportedPictures(): ImportedPicturesState {
  const [progress, setProgress] = useState(noPictureProgress);
  const [placePictures] = usePlacePicturesMutation();
  const [upload] = useUploadImportedPictureMutation();
  const dispatch = useAppDispatch();
  const [again, setAgain] = useState<ImportedPictures[]>([]);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const refresh = useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['Product', 'Content', 'Shop']));
  }, [dispatch]);

  const start = useCallback(
    async (products: readonly ImportedPictures[]): Promise<void> => {
      setAgain([]);
      const ids = new Set(products.map(({ product_id }) => product_id));
      setProgress(({ missing }) => ({
        ...noPictureProgress,
        all: products.length,
        running: true,
        missing: missing.filter(({ productId }) => !ids.has(productId)),
      }));
      await inParallel(products, atOnce, async (product) => {
        if (gone.current) return;
        try {
          const pictures = { product_id: product.product_id, pictures: product.pictures };
          const answer = await placePictures(pictures).unwrap();
          setProgress((before) => afterAnswer(before, product, answer));
          if (answer.failed.length > 0) setAgain((before) => [...before, product]);
        } catch (caught) {
          const reason = describeFailure(caught);
          const failed = product.pictures.map((picture) => ({ title: product.title, picture, reason }));
          setProgress((before) => afterFailure(before, failed));
          setAgain((before) => [...before, product]);
        }
      });
      setProgress((before) => ({ ...before, running: false }));
      refresh();
    },
    [placePictures, refresh],
  );

  const give = async (files: readonly File[]): Promise<void> => {
    const byName = new Map(files.map((file) => [comparableName(file.name), file]));
    const fitting = progress.missing.filter(({ name }) => byName.has(comparableName(name)));
    const given = new Set(fitting.map(({ name }) => name));
    setProgress((before) => ({
      ...before,
      done: 0,
      all: fitting.length,
      running: true,
      failed: before.failed.filter(({ picture }) => !given.has(picture)),
    }));
    await inParallel(fitting, atOnce, async (requested) => {
      const file = byName.get(comparableName(requested.name)) as File;
      try {
        const { link } = await upload({
          file,
          idempotencyToken: requested.token,
          externalId: requested.productId,
          order: requested.order,
        }).unwrap();
        setProgress((before) => afterUpload(before, requested));
        // Links that are tried again leave the product with what is listed: from now on the picture, not the name of its file.
        setAgain((before) => before.map((product) => withPicture(product, requested, link)));
      } catch (caught) {
        const failed = { title: requested.title, picture: requested.name, reason: describeFailure(caught) };
        setProgress((before) => afterFailure(before, [failed]));
      }
    });
    setProgress((before) => ({ ...before, running: false }));
    refresh();
  };
  return {
    ...progress,
    start,
    give,
    retry: again.length > 0 ? () => void start(again) : null,
    clear: useCallback(() => {
      setProgress(noPictureProgress);
      setAgain([]);
    }, []),
  };
}
