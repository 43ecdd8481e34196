import fc from 'fast-check';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { diffViews } from './diff.ts';
import { createObjectUrls } from './object-urls.ts';
import {
  addView,
  editCurrent,
  type PictureViews,
  removeView,
  reorderViews,
  selectView,
  shownAddresses,
  viewsOf,
  visibleViews,
} from './state.ts';

type Views = PictureViews<PictureItem>;

interface Model {
  stored: Map<string, number>;
  seen: { id: string; shows: string }[];
  current: string | null;
}

interface Real {
  views: Views;
  addresses: Set<string>;
  urls: ReturnType<typeof createObjectUrls>;
  created: number;
}

const idAt = (model: Model, index: number) => model.seen[index]?.id ?? 'nothing';

function check(model: Model, real: Real): void {
  real.urls.keepOnly(shownAddresses(real.views));
  const visible = visibleViews(real.views);
  const shown = visible.map(({ after }) => (after.kind === 'internal' ? after.picture.dataUrl : after.item.id));
  expect(shown).toEqual(model.seen.map(({ shows }) => shows));
  expect(visible.map(({ order }) => order)).toEqual(model.seen.map((_, index) => index + 1));
  expect(real.views.filter((view) => view.current).map((view) => view.id)).toEqual(
    model.current ? [model.current] : [],
  );

  const places = model.seen.map((one, index) => ({ ...one, order: index + 1, stays: one.shows === one.id }));
  const { moved, added, removed } = diffViews(real.views);
  expect(added.map(({ entity, order }) => [entity.dataUrl, order])).toEqual(
    places.filter(({ stays }) => !stays).map(({ shows, order }) => [shows, order]),
  );
  expect(moved.map(({ entity, order }) => [entity.id, order])).toEqual(
    places
      .filter(({ id, order, stays }) => stays && model.stored.get(id) !== order)
      .map(({ id, order }) => [id, order]),
  );
  const kept = new Set(places.filter(({ stays }) => stays).map(({ id }) => id));
  expect(removed.map(({ entity }) => entity.id).sort()).toEqual([...model.stored.keys()].filter((id) => !kept.has(id)));

  expect([...real.addresses].sort()).toEqual(
    places
      .filter(({ stays }) => !stays)
      .map(({ shows }) => shows)
      .sort(),
  );
}

type Command = fc.Command<Model, Real>;
const command = (name: string, run: (model: Model, real: Real) => void): Command => ({
  check: () => true,
  run: (model, real) => {
    run(model, real);
    check(model, real);
  },
  toString: () => name,
});

const file = (real: Real) => {
  real.created += 1;
  const blob = new Blob([String(real.created)]);
  return { blob, dataUrl: real.urls.create(blob) };
};

const add = command('add', (model, real) => {
  const picture = file(real);
  const id = `new-${real.created}`;
  real.views = addView(real.views, id, picture);
  if (model.seen.length < 3) model.seen.push({ id, shows: picture.dataUrl });
});

const select = (index: number) =>
  command(`select ${index}`, (model, real) => {
    real.views = selectView(real.views, model.seen[index] ? idAt(model, index) : null);
    model.current = model.seen[index]?.id ?? null;
  });

const remove = (index: number) =>
  command(`remove ${index}`, (model, real) => {
    const id = idAt(model, index);
    real.views = removeView(real.views, id);
    model.seen = model.seen.filter((one) => one.id !== id);
    if (model.current === id) model.current = null;
  });

const crop = command('crop', (model, real) => {
  const picture = file(real);
  real.views = editCurrent(real.views, picture);
  model.seen = model.seen.map((one) => (one.id === model.current ? { ...one, shows: picture.dataUrl } : one));
});

const drag = (from: number, to: number) =>
  command(`drag ${from} to ${to}`, (model, real) => {
    const taken = model.seen[from];
    if (!taken) return;
    const seen = model.seen.filter((one) => one !== taken);
    seen.splice(to, 0, taken);
    real.views = reorderViews(
      real.views,
      seen.map(({ id }) => id),
    );
    model.seen = seen;
  });

const anyIndex = fc.nat(3);
const commands = fc.commands(
  [
    fc.constant(add),
    anyIndex.map(select),
    anyIndex.map(remove),
    fc.constant(crop),
    fc.tuple(anyIndex, anyIndex).map(([from, to]) => drag(from, to)),
  ],
  { maxCommands: 40 },
);

function begin(count: number): { model: Model; real: Real } {
  const ids = ['a', 'b', 'c'].slice(0, count);
  const items = ids.map((id, index): PictureItem => ({ id, link: `/${id}`, data: { order: index + 1, show: true } }));
  const addresses = new Set<string>();
  let created = 0;
  const urls = createObjectUrls({
    createObjectURL: () => {
      created += 1;
      addresses.add(`blob:${created}`);
      return `blob:${created}`;
    },
    revokeObjectURL: (address) => void addresses.delete(address),
  });
  return {
    model: {
      stored: new Map(items.map(({ id, data }) => [id, data.order])),
      seen: ids.map((id) => ({ id, shows: id })),
      current: null,
    },
    real: { views: viewsOf(items), addresses, urls, created: 0 },
  };
}

it('[4.6.7, 4.6.8, 5.1.1] whatever a person does, the diff is what changed, and only what is seen keeps an address', () => {
  fc.assert(
    fc.property(fc.nat(3), commands, (count, steps) => {
      fc.modelRun(() => begin(count), steps);
    }),
    { numRuns: 300 },
  );
});
