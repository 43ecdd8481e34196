import { useEffect, useRef, useState } from 'react';
import type { PictureItem } from '../../theme/display-settings.tsx';
import {
  addView,
  diffViews,
  editCurrent,
  type PictureChanges,
  type PictureViews,
  removeView,
  reorderViews,
  selectView,
  viewsOf,
  visibleViews,
} from './state.ts';
import { useObjectUrls } from './use-object-urls.ts';

/**
 * The editor's state: views from the pictures that exist, and what a person does with them. Every change is told as a diff.
 * @param items   what exists; taken once
 * @param changed told after every change
 */
export function usePictureEditor<Item extends PictureItem>(
  items: readonly Item[],
  changed: (changes: PictureChanges<Item>) => void,
  most: number,
) {
  const urls = useObjectUrls();
  const [views, setViews] = useState<PictureViews<Item>>(() => viewsOf(items));
  const tell = useRef(changed);
  tell.current = changed;
  const first = useRef(views);
  useEffect(() => {
    if (views !== first.current) tell.current(diffViews(views));
  }, [views]);
  const lastId = useRef(0);
  return {
    views,
    visible: visibleViews(views),
    add: (file: Blob) => {
      lastId.current += 1;
      const id = `new-${lastId.current}`;
      const picture = { blob: file, dataUrl: urls.create(file) };
      setViews((before) => {
        const after = addView(before, id, picture, most);
        return after === before ? before : selectView(after, id);
      });
    },
    select: (id: string | null) => setViews((before) => selectView(before, id)),
    remove: (id: string) => setViews((before) => removeView(before, id)),
    reorder: (ids: readonly string[]) => setViews((before) => reorderViews(before, ids)),
    edit: (blob: Blob) => setViews((before) => editCurrent(before, { blob, dataUrl: urls.create(blob) })),
  };
}
