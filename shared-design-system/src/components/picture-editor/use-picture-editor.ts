import { useEffect, useRef, useState } from 'react';
import type { PictureItem } from '../../theme/display-settings.tsx';
import type { Framing } from '../crop-dialog/geometry.ts';
import { diffViews } from './diff.ts';
import type { ObjectUrls } from './object-urls.ts';
import {
  addView,
  editCurrent,
  type InternalPicture,
  idsBefore,
  type PictureChanges,
  type PictureSource,
  type PictureView,
  type PictureViews,
  removeView,
  reorderViews,
  restoreView,
  selectView,
  shownAddresses,
  viewsOf,
  viewsWith,
  visibleViews,
} from './state.ts';
import { useObjectUrls } from './use-object-urls.ts';

const shownAgain = <Item extends PictureItem>(source: PictureSource<Item>, urls: ObjectUrls): PictureSource<Item> =>
  source.kind === 'external'
    ? source
    : { kind: 'internal', picture: { ...source.picture, dataUrl: urls.create(source.picture.blob) } };

export interface KeptChanges<Item extends PictureItem = PictureItem> {
  moved: PictureChanges<Item>['moved'];
  added: { order: number; entity: { blob: Blob } }[];
  removed: PictureChanges<Item>['removed'];
}

const shown = <Item extends PictureItem>(kept: KeptChanges<Item>, urls: ObjectUrls): PictureChanges<Item> => ({
  ...kept,
  added: kept.added.map(({ order, entity: { blob } }) => ({ order, entity: { blob, dataUrl: urls.create(blob) } })),
});

export function usePictureEditor<Item extends PictureItem>(
  items: readonly Item[],
  changed: (changes: PictureChanges<Item>) => void,
  most: number,
  kept: KeptChanges<Item> | null = null,
) {
  const urls = useObjectUrls();
  const [views, setViews] = useState<PictureViews<Item>>(() =>
    kept ? viewsWith(items, shown(kept, urls)) : viewsOf(items),
  );
  const tell = useRef(changed);
  tell.current = changed;
  // Changes restored from an earlier visit are reported at the start.
  const first = useRef(kept ? null : views);
  useEffect(() => {
    urls.keepOnly(shownAddresses(views));
    if (views !== first.current) tell.current(diffViews(views));
  }, [views, urls]);
  const lastId = useRef(0);
  const framings = useRef(new Map<string, Framing>());
  return {
    views,
    visible: visibleViews(views),
    add: (blob: Blob, preview: Blob = blob) => {
      lastId.current += 1;
      const id = `new-${lastId.current}`;
      const picture = { blob, dataUrl: urls.create(preview) };
      setViews((before) => addView(before, id, picture, most));
    },
    select: (id: string | null) => setViews((before) => selectView(before, id)),
    /** @returns a function that undoes the removal. The object URL of a removed file is revoked, so it gets another one then. */
    remove: (view: PictureView<Item>) => {
      const stoodBefore = idsBefore(views, view);
      setViews((before) => removeView(before, view.id));
      return () => {
        const again = { ...view, after: shownAgain(view.after, urls) };
        setViews((before) => selectView(restoreView(before, again, stoodBefore, most), view.id));
      };
    },
    reorder: (ids: readonly string[]) => setViews((before) => reorderViews(before, ids)),
    framingOf: (id: string) => framings.current.get(id),
    edit: (id: string, picture: InternalPicture, framing: Framing) => {
      framings.current.set(id, framing);
      setViews((before) => editCurrent(selectView(before, id), picture));
    },
  };
}
