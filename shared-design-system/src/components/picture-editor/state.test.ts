import fc from 'fast-check';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { diffViews } from './diff.ts';
import {
  addView,
  currentView,
  editCurrent,
  type PictureViews,
  removeView,
  reorderViews,
  selectView,
  viewsOf,
  viewsWith,
  visibleViews,
} from './state.ts';

const item = (id: string, order: number, show = true): PictureItem => ({ id, link: `/${id}`, data: { order, show } });
const file = (name: string) => ({ blob: new Blob([name]), dataUrl: `blob:${name}` });
const three = [item('a', 1), item('b', 2), item('c', 3)];
const orders = (views: PictureViews<PictureItem>) => visibleViews(views).map((view) => [view.id, view.order]);

type Views = PictureViews<PictureItem>;
type Step = (views: Views, count: number) => Views;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>((views, count) => addView(views, `new-${count}`, file(String(count)))),
  fc.nat(9).map(
    (n): Step =>
      (views) =>
        selectView(views, views[n % Math.max(1, views.length)]?.id ?? null),
  ),
  fc.nat(9).map(
    (n): Step =>
      (views) =>
        removeView(views, views[n % Math.max(1, views.length)]?.id ?? ''),
  ),
  fc.constant<Step>((views) => editCurrent(views, file('edited'))),
  fc.nat(9).map(
    (n): Step =>
      (views) => {
        const ids = visibleViews(views).map((view) => view.id);
        const turn = ids.length === 0 ? 0 : n % ids.length;
        return reorderViews(views, [...ids.slice(turn), ...ids.slice(0, turn)]);
      },
  ),
  fc.constant<Step>((views) => selectView(views, null)),
);
const start = fc.integer({ min: 0, max: 3 }).map((count) => viewsOf(three.slice(0, count)));
const lives = fc.tuple(start, fc.array(step, { maxLength: 25 }));
const live = ([views, steps]: [Views, Step[]]) => steps.reduce((before, next, count) => next(before, count), views);

describe('the picture editor’s state', () => {
  it('[3.12.2] begins with shown items only, sorted by order', () => {
    const views = viewsOf([item('b', 2), item('hidden', 1, false), item('a', 0)]);
    expect(orders(views)).toEqual([
      ['a', 0],
      ['b', 2],
    ]);
  });

  it('[3.13.1] keeps id, order, show, current, before and after of each view', () => {
    expect(Object.keys(viewsOf(three)[0] ?? {}).sort()).toEqual(['after', 'before', 'current', 'id', 'order', 'show']);
  });

  it('[3.13.2] knows pictures as an item from outside, or as a blob with a dataUrl', () => {
    const views = addView(viewsOf([item('a', 1)]), 'n', file('n'));
    expect(views[0]?.before).toEqual({ kind: 'external', item: item('a', 1) });
    expect(views[1]?.after).toEqual({ kind: 'internal', picture: { blob: expect.any(Blob), dataUrl: 'blob:n' } });
  });

  it('[4.6.2] makes a new file an internal view: shown, not current, last in order', () => {
    const views = addView(viewsOf([item('a', 1), item('b', 2)]), 'new', file('x'));
    expect(views.at(-1)).toMatchObject({
      id: 'new',
      order: 3,
      show: true,
      current: false,
      before: { kind: 'internal' },
    });
  });

  it('[5.1.1, 9.1.1] shows at most three; a fourth is silently ignored', () => {
    const views = viewsOf(three);
    expect(addView(views, 'fourth', file('x'))).toBe(views);
    fc.assert(fc.property(lives, (life) => expect(visibleViews(live(life)).length).toBeLessThanOrEqual(3)));
  });

  it('[4.6.3] selecting makes one view the single current one; clear unselects', () => {
    const selected = selectView(selectView(viewsOf(three), 'a'), 'b');
    expect(selected.map((view) => view.current)).toEqual([false, true, false]);
    expect(currentView(selectView(selected, null))).toBeUndefined();
    fc.assert(
      fc.property(lives, (life) => expect(live(life).filter((view) => view.current).length).toBeLessThanOrEqual(1)),
    );
  });

  it('[4.6.4] removing hides a view and shifts down by one each visible one after it', () => {
    const views = removeView(viewsOf(three), 'a');
    expect(views.find((view) => view.id === 'a')).toMatchObject({ show: false, order: 1 });
    expect(orders(views)).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
    expect(orders(removeView(viewsOf(three), 'c'))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('[4.6.4] visible orders stay 1, 2, 3 whatever is done', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const places = visibleViews(live(life)).map((view) => view.order);
        expect(places).toEqual(places.map((_, index) => index + 1));
      }),
    );
  });

  it('[4.6.5] dragging assigns orders by position in the dragged list', () => {
    expect(orders(reorderViews(viewsOf(three), ['c', 'a', 'b']))).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });

  it('[4.6.6] editing replaces the current view’s after image, and only it', () => {
    const views = editCurrent(selectView(viewsOf(three), 'b'), file('cropped'));
    expect(views.map((view) => view.after.kind)).toEqual(['external', 'internal', 'external']);
    expect(views.map((view) => view.before.kind)).toEqual(['external', 'external', 'external']);
    expect(editCurrent(viewsOf(three), file('x'))).toEqual(viewsOf(three));
  });

  it('[4.6.7] a visible new view is added', () => {
    const views = addView(viewsOf([item('a', 1)]), 'n', file('n'));
    expect(diffViews(views)).toEqual({
      moved: [],
      added: [{ order: 2, entity: expect.objectContaining({ dataUrl: 'blob:n' }) }],
      removed: [],
    });
    expect(diffViews(removeView(views, 'n'))).toEqual({ moved: [], added: [], removed: [] });
  });

  it('[4.6.7] one that replaced an external picture is added if visible, and the old one removed either way', () => {
    const edited = editCurrent(selectView(viewsOf(three), 'b'), file('x'));
    expect(diffViews(edited)).toMatchObject({ moved: [], added: [{ order: 2 }], removed: [{ entity: { id: 'b' } }] });
    expect(diffViews(removeView(edited, 'b'))).toMatchObject({ added: [], removed: [{ entity: { id: 'b' } }] });
  });

  it('[4.6.7] an external visible one with another order is moved, a hidden one removed', () => {
    expect(diffViews(reorderViews(viewsOf(three), ['b', 'a', 'c']))).toEqual({
      moved: [
        { order: 1, entity: item('b', 2) },
        { order: 2, entity: item('a', 1) },
      ],
      added: [],
      removed: [],
    });
    expect(diffViews(removeView(viewsOf(three), 'c')).removed).toEqual([{ entity: item('c', 3) }]);
  });

  it('[3.14.1] its result, carried out, gives the pictures that are seen', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const views = live(life);
        const { moved, added, removed } = diffViews(views);
        const stored = new Map(viewsOf(three.slice(0, life[0].length)).map((view) => [view.id, view.order]));
        for (const { entity } of removed) expect(stored.delete(entity.id)).toBe(true);
        for (const { order, entity } of moved) stored.set(entity.id, order);
        const seen = [...stored.values(), ...added.map((one) => one.order)].sort();
        expect(seen).toEqual(visibleViews(views).map((view) => view.order));
      }),
    );
  });

  it('nothing done, nothing to send', () => {
    fc.assert(fc.property(start, (views) => expect(diffViews(views)).toEqual({ moved: [], added: [], removed: [] })));
  });

  it('begins with changes of an earlier visit, which are then still to be saved', () => {
    const names = (views: Views) => {
      const { moved, added, removed } = diffViews(views);
      return {
        moved: moved.map(({ entity, order }) => [entity.id, order]),
        added: added.map(({ entity, order }) => [entity.dataUrl, order]),
        removed: removed.map(({ entity }) => entity.id).sort(),
      };
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.array(step, { maxLength: 25 }), (count, steps) => {
        const items = three.slice(0, count);
        const views = live([viewsOf(items), steps]);
        expect(names(viewsWith(items, diffViews(views)))).toEqual(names(views));
      }),
    );
  });

  it('of changes of an earlier visit, those of pictures that went meanwhile count no more', () => {
    const changes = diffViews(addView(reorderViews(viewsOf(three), ['c', 'b', 'a']), 'n', file('n')));
    const views = viewsWith([item('a', 1), item('c', 2)], {
      ...changes,
      added: [{ order: 3, entity: file('n') }],
      removed: [{ entity: item('b', 2) }],
    });
    expect(orders(views)).toEqual([
      ['c', 1],
      ['a', 2],
      ['kept-1', 3],
    ]);
  });
});
