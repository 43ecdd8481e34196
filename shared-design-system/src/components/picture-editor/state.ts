import { maxVisiblePictures } from 'shared-contracts';
import type { PictureItem } from '../../theme/display-settings.tsx';

/** An uploaded or cropped file: a blob and an address to show it by, valid while the editor shows it (promise 3.13.2). */
export interface InternalPicture {
  blob: Blob;
  dataUrl: string;
}

/** Where a picture comes from (promise 3.13.2). */
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

/** All views, hidden ones too. */
export type PictureViews<Item extends PictureItem> = readonly PictureView<Item>[];

/** What the editor ends with (promise 3.14.1). */
export interface PictureChanges<Item extends PictureItem = PictureItem> {
  moved: { order: number; entity: Item }[];
  added: { order: number; entity: InternalPicture }[];
  removed: { entity: Item }[];
}

export const byOrder = <Item extends PictureItem>(first: PictureView<Item>, second: PictureView<Item>) =>
  first.order - second.order;

/** The visible views in their order. */
export const visibleViews = <Item extends PictureItem>(views: PictureViews<Item>): PictureView<Item>[] =>
  views.filter((view) => view.show).sort(byOrder);

/** The selected view, if there is one. */
export const currentView = <Item extends PictureItem>(views: PictureViews<Item>): PictureView<Item> | undefined =>
  views.find((view) => view.current);

/** Views of pictures that exist; only shown ones are used (promise 3.12.2). */
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
 * Views of pictures with changes to them that were made before, as {@link diffViews} told them: the other way round.
 * @param changes what of them is still there counts
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
 * A new file becomes an internal view, last in order (promise 4.6.2). With `most` visible ones nothing happens (5.1.1).
 * @param id of the new view; not one of the others
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

/** Makes one view the single current one; null, an unknown or a hidden one unselects (promise 4.6.3). */
export function selectView<Item extends PictureItem>(views: PictureViews<Item>, id: string | null): PictureViews<Item> {
  return views.map((view) => ({ ...view, current: view.id === id && view.show }));
}

/** Hides a view; the order of each visible one after it goes down by one (promise 4.6.4). */
export function removeView<Item extends PictureItem>(views: PictureViews<Item>, id: string): PictureViews<Item> {
  const removed = views.find((view) => view.id === id && view.show);
  if (!removed) return views;
  return views.map((view) => {
    if (view === removed) return { ...view, show: false, current: false };
    return view.show && view.order > removed.order ? { ...view, order: view.order - 1 } : view;
  });
}

/** Shows a hidden view again at the place that it had; with `most` visible ones nothing happens. */
export function restoreView<Item extends PictureItem>(
  views: PictureViews<Item>,
  restored: PictureView<Item>,
  most: number = maxVisiblePictures,
): PictureViews<Item> {
  const hidden = views.find((view) => view.id === restored.id && !view.show);
  if (!hidden || visibleViews(views).length >= most) return views;
  return views.map((view) => {
    if (view === hidden) return { ...restored, show: true, current: false };
    return view.show && view.order >= restored.order ? { ...view, order: view.order + 1 } : view;
  });
}

/** Orders by the place in a dragged list of ids, counted from 1 (promise 4.6.5); views that are not in it keep theirs. */
export function reorderViews<Item extends PictureItem>(
  views: PictureViews<Item>,
  ids: readonly string[],
): PictureViews<Item> {
  return views.map((view) => {
    const place = ids.indexOf(view.id);
    return place === -1 || !view.show ? view : { ...view, order: place + 1 };
  });
}

/** Replaces the current view's after image (promise 4.6.6). */
export function editCurrent<Item extends PictureItem>(
  views: PictureViews<Item>,
  picture: InternalPicture,
): PictureViews<Item> {
  return views.map((view) => (view.current ? { ...view, after: { kind: 'internal' as const, picture } } : view));
}

/** Address of what a view shows now. */
export const addressOf = <Item extends PictureItem>({ after }: PictureView<Item>): string =>
  after.kind === 'internal' ? after.picture.dataUrl : after.item.link;

/** Addresses of files that are on the page. */
export const shownAddresses = <Item extends PictureItem>(views: PictureViews<Item>): string[] =>
  visibleViews(views).flatMap(({ after }) => (after.kind === 'internal' ? [after.picture.dataUrl] : []));
