import { maxVisiblePictures } from 'shared-contracts';
import type { PictureItem } from '../../theme/display-settings.tsx';

export interface InternalPicture {
  blob: Blob;
  dataUrl: string;
}

export type PictureSource<Item extends PictureItem> =
  | { kind: 'external'; item: Item }
  | { kind: 'internal'; picture: InternalPicture };

/** One picture of the editor (promise 3.13.1). `before` is what it was, `after` what it is now. */
export interface PictureView<Item extends PictureItem> {
  id: string;
  order: number;
  show: boolean;
  current: boolean;
  before: PictureSource<Item>;
  after: PictureSource<Item>;
}

export type PictureViews<Item extends PictureItem> = readonly PictureView<Item>[];

export interface PictureChanges<Item extends PictureItem = PictureItem> {
  moved: { order: number; entity: Item }[];
  added: { order: number; entity: InternalPicture }[];
  removed: { entity: Item }[];
}

export const byOrder = <Item extends PictureItem>(first: PictureView<Item>, second: PictureView<Item>) =>
  first.order - second.order;

export const visibleViews = <Item extends PictureItem>(views: PictureViews<Item>): PictureView<Item>[] =>
  views.filter((view) => view.show).sort(byOrder);

export const currentView = <Item extends PictureItem>(views: PictureViews<Item>): PictureView<Item> | undefined =>
  views.find((view) => view.current);

export function viewsOf<Item extends PictureItem>(items: readonly Item[]): PictureView<Item>[] {
  return items
    .filter((item) => item.data.show)
    .map((item): PictureView<Item> => {
      const source = { kind: 'external' as const, item };
      return { id: item.id, order: item.data.order, show: true, current: false, before: source, after: source };
    })
    .sort(byOrder);
}

/**
 * Views of pictures with earlier changes applied, the reverse of {@link diffViews}. Changes to pictures that no
 * longer exist are ignored.
 */
export function viewsWith<Item extends PictureItem>(
  items: readonly Item[],
  changes: PictureChanges<Item>,
): PictureView<Item>[] {
  const moved = new Map(changes.moved.map(({ entity, order }) => [entity.id, order]));
  const removed = new Set(changes.removed.map(({ entity }) => entity.id));
  const there = viewsOf(items).map((view) => ({
    ...view,
    order: moved.get(view.id) ?? view.order,
    show: !removed.has(view.id),
  }));
  const added = changes.added.map(({ entity, order }, index): PictureView<Item> => {
    const source = { kind: 'internal' as const, picture: entity };
    return { id: `kept-${index + 1}`, order, show: true, current: false, before: source, after: source };
  });
  const visible = [...there.filter((view) => view.show), ...added].sort(byOrder).slice(0, maxVisiblePictures);
  const places = new Map(visible.map((view, index) => [view.id, index + 1]));
  return [...there, ...added].map((view) => ({
    ...view,
    order: places.get(view.id) ?? view.order,
    show: places.has(view.id),
  }));
}

/**
 * Adds a file as an internal view, last in order. With `most` visible views nothing happens.
 * @param id of the new view; must differ from all others
 */
export function addView<Item extends PictureItem>(
  views: PictureViews<Item>,
  id: string,
  picture: InternalPicture,
  most: number = maxVisiblePictures,
): PictureViews<Item> {
  const visible = visibleViews(views).length;
  if (visible >= most) return views;
  const source = { kind: 'internal' as const, picture };
  return [...views, { id, order: visible + 1, show: true, current: false, before: source, after: source }];
}

export function selectView<Item extends PictureItem>(views: PictureViews<Item>, id: string | null): PictureViews<Item> {
  return views.map((view) => ({ ...view, current: view.id === id && view.show }));
}

export function removeView<Item extends PictureItem>(views: PictureViews<Item>, id: string): PictureViews<Item> {
  const removed = views.find((view) => view.id === id && view.show);
  if (!removed) return views;
  return views.map((view) => {
    if (view === removed) return { ...view, show: false, current: false };
    return view.show && view.order > removed.order ? { ...view, order: view.order - 1 } : view;
  });
}

/** Ids of the views that stand before one, with those that were removed. */
export const idsBefore = <Item extends PictureItem>(
  views: PictureViews<Item>,
  { id, order }: PictureView<Item>,
): string[] =>
  views
    .filter((view) => view.id !== id && (view.show ? view.order < order : view.order <= order))
    .map((view) => view.id);

/**
 * Undoes a removal.
 * @param before ids of {@link idsBefore} when it was removed: it comes right after the last of them that is visible now
 */
export function restoreView<Item extends PictureItem>(
  views: PictureViews<Item>,
  restored: PictureView<Item>,
  before: readonly string[],
  most: number = maxVisiblePictures,
): PictureViews<Item> {
  const hidden = views.find((view) => view.id === restored.id && !view.show);
  if (!hidden || visibleViews(views).length >= most) return views;
  const order = 1 + Math.max(0, ...visibleViews(views).flatMap((view) => (before.includes(view.id) ? view.order : [])));
  return views.map((view) => {
    if (view === hidden) return { ...restored, order, show: true, current: false };
    return view.show && view.order >= order ? { ...view, order: view.order + 1 } : view;
  });
}

/** Sets the order by the position in a dragged list of ids, counted from 1 (promise 4.6.5); views that are not in it keep theirs. */
export function reorderViews<Item extends PictureItem>(
  views: PictureViews<Item>,
  ids: readonly string[],
): PictureViews<Item> {
  return views.map((view) => {
    const index = ids.indexOf(view.id);
    return index === -1 || !view.show ? view : { ...view, order: index + 1 };
  });
}

export function editCurrent<Item extends PictureItem>(
  views: PictureViews<Item>,
  picture: InternalPicture,
): PictureViews<Item> {
  return views.map((view) => (view.current ? { ...view, after: { kind: 'internal' as const, picture } } : view));
}

export const addressOf = <Item extends PictureItem>({ after }: PictureView<Item>): string =>
  after.kind === 'internal' ? after.picture.dataUrl : after.item.link;

export const shownAddresses = <Item extends PictureItem>(views: PictureViews<Item>): string[] =>
  visibleViews(views).flatMap(({ after }) => (after.kind === 'internal' ? [after.picture.dataUrl] : []));
