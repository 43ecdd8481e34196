import fc from 'fast-check';
import {
  beginEdit,
  conflictsOf,
  draftOf,
  type EditAction,
  type EditState,
  noticesOf,
  reduceEdit,
} from './edit-state.ts';

type Values = { title: string; price: string; text: string };
const names = ['title', 'price', 'text'] as const;
const peony: Values = { title: 'Пион', price: '1000', text: 'Розовый' };

const rules = { merging: true, writeOnly: [] };
const run = (state: EditState<Values>, ...actions: EditAction<Values>[]) => actions.reduce(reduceEdit, state);
const begin = (server: Values, merging = true) => beginEdit(server, { ...rules, merging }, null);
const isChanged = (state: EditState<Values>) => noticesOf(state).changed;
const isOutdated = (state: EditState<Values>) => noticesOf(state).outdated.length > 0;
const load = (state: EditState<Values>, server: Values) => reduceEdit(state, { type: 'load', server });
const type = (state: EditState<Values>, typed: Partial<Values>) => ({ ...state, typed: { ...state.typed, ...typed } });
const reload = (state: EditState<Values>, server: Values) =>
  beginEdit(server, state.rules, JSON.parse(JSON.stringify(draftOf(state))));

const value = fc.constantFrom('а', 'б', 'в');
const values = fc.record({ title: value, price: value, text: value });
const happening = fc.oneof(
  fc.record({
    do: fc.constant('type' as const),
    typed: fc.record({ title: value, price: value, text: value }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant('load' as const), server: values }),
  fc.record({ do: fc.constantFrom('reload', 'keepMine', 'takeServer', 'save', 'discard') }),
);

function happen(state: EditState<Values>, what: typeof happening extends fc.Arbitrary<infer T> ? T : never) {
  if ('typed' in what) return type(state, what.typed as Partial<Values>);
  if ('server' in what) return load(state, what.server);
  switch (what.do) {
    case 'reload':
      return reload(state, state.server);
    case 'keepMine':
      return run(state, { type: 'keepMine' });
    case 'takeServer':
      return run(state, { type: 'takeServer', fields: conflictsOf(state) });
    case 'save':
      return run(state, { type: 'save', sent: state.typed, values: state.typed });
    default:
      return run(state, { type: 'discard' });
  }
}
const lived = fc
  .tuple(values, fc.array(happening, { maxLength: 12 }))
  .map(([server, happenings]) => happenings.reduce(happen, begin(server)));
const always = (check: (state: EditState<Values>, server: Values) => void) =>
  fc.assert(fc.property(lived, values, check), { numRuns: 300 });

describe('whatever has happened to a form, when the server answers', () => {
  it('nothing typed is lost, and what was not touched is as the server has it', () => {
    always((before, server) => {
      const after = load(before, server);
      for (const name of names) {
        const touched = before.typed[name] !== before.base[name] && isChanged(before);
        expect(after.typed[name]).toBe(touched ? before.typed[name] : server[name]);
      }
    });
  });

  it('a conflict is named exactly where both have changed the same to something else', () => {
    always((before, server) => {
      fc.pre(isChanged(before));
      const { base, typed } = before;
      const both = names.filter(
        (name) => typed[name] !== base[name] && server[name] !== base[name] && typed[name] !== server[name],
      );
      expect(conflictsOf(load(before, server))).toEqual(both);
      expect(isOutdated(load(before, server))).toBe(both.length > 0);
    });
  });

  it('a page that is loaded again comes to the same as one that stayed open', () => {
    always((before, server) => {
      const [stayed, again] = [load(before, server), reload(before, server)];
      expect(again.typed).toEqual(stayed.typed);
      expect(conflictsOf(again)).toEqual(conflictsOf(stayed));
      expect(isChanged(again)).toBe(isChanged(stayed));
      expect(again.restored).toBe(isChanged(stayed));
    });
  });
});

describe('whatever has happened to a form', () => {
  it('keeping mine leaves what was typed, taking the server’s changes conflicts alone; neither leaves a conflict', () => {
    always((anything, server) => {
      const before = load(anything, server);
      const conflicts = conflictsOf(before);
      const mine = run(before, { type: 'keepMine' });
      const theirs = run(before, { type: 'takeServer', fields: conflicts });
      const each = run(before, { type: 'takeServer', fields: conflicts.slice(0, 1) });
      expect([conflictsOf(mine), conflictsOf(theirs), conflictsOf(each)]).toEqual([[], [], []]);
      const [first, ...others] = conflicts as (keyof Values)[];
      if (first) expect(each.typed[first]).toBe(server[first]);
      for (const name of others) expect(each.typed[name]).toBe(before.typed[name]);
      expect(mine.typed).toEqual(before.typed);
      for (const name of names) {
        expect(theirs.typed[name]).toBe(conflicts.includes(name) ? server[name] : before.typed[name]);
      }
    });
  });

  it('what is typed while it is being saved stays, and is a draft over what was saved', () => {
    always((before, typed) => {
      const after = run(type(before, typed), { type: 'save', sent: before.typed, values: before.typed });
      expect(after.typed).toEqual(typed);
      const draft = isChanged(after) ? { ...typed, $base: before.typed } : null;
      expect(draftOf(after)).toEqual(draft);
      expect(conflictsOf(load(after, before.typed))).toEqual([]);
    });
  });

  it('discarding leaves what the server has and no draft, and can be taken back', () => {
    always((before) => {
      const after = run(before, { type: 'discard' });
      expect([after.typed, draftOf(after), after.restored]).toEqual([before.server, null, false]);
      expect(run(after, { type: 'undoDiscard', values: before.typed }).typed).toEqual(before.typed);
    });
  });
});

it('holds what the check made of the values once they are saved, and follows the server from there', () => {
  const { typed, ...rest } = type(begin(peony), { title: ' Роза ' });
  const saved = run({ ...rest, typed }, { type: 'save', sent: typed, values: { ...peony, title: 'Роза' } });
  expect(saved.typed.title).toBe('Роза');
  expect([isChanged(saved), draftOf(saved)]).toEqual([false, null]);
  expect(load(saved, { ...peony, title: 'Роза', price: '900' }).typed).toEqual({
    title: 'Роза',
    price: '900',
    text: 'Розовый',
  });
});

it('a form that does not merge keeps everything that it holds, and says that the server has something else', () => {
  const typed = type(begin(peony, false), { title: 'Роза' });
  const after = load(typed, { ...peony, price: '900' });
  expect(after.typed).toEqual({ title: 'Роза', price: '1000', text: 'Розовый' });
  expect([isOutdated(typed), isOutdated(after)]).toEqual([false, true]);
  expect(isOutdated(run(after, { type: 'keepMine' }))).toBe(false);
});

it('what was saved of a form of which the rest failed is nobody else’s change', () => {
  const typed = type(begin(peony, false), { title: 'Роза', price: '900' });
  const after = load(typed, { ...peony, title: 'Роза' });
  expect([isOutdated(after), isOutdated(load(after, { ...peony, title: 'Роза', text: 'Белый' }))]).toEqual([
    false,
    true,
  ]);
});

it('a draft keeps no secret, neither as typed nor as the server had it; the form gets it back empty of it', () => {
  const typed = type(beginEdit(peony, { merging: true, writeOnly: ['text'] }, null), {
    title: 'Роза',
    text: 'live_secret',
  });
  expect(draftOf(typed)).toEqual({ title: 'Роза', price: '1000', $base: { title: 'Пион', price: '1000' } });
  expect(reload(typed, peony).typed).toEqual({ title: 'Роза', price: '1000', text: 'Розовый' });
});

it('a secret is forgotten once it is saved, also where something else is typed meanwhile; one that is typed anew stays', () => {
  const server = { ...peony, text: '' };
  const { typed, ...rest } = type(beginEdit(server, { merging: false, writeOnly: ['text'] }, null), { text: 'live_1' });
  const save = (now: Partial<Values>) =>
    run({ ...rest, typed: { ...typed, ...now } }, { type: 'save', sent: typed, values: typed });
  expect([save({}).typed, isChanged(save({}))]).toEqual([server, false]);
  expect(save({ title: 'Роза' }).typed).toEqual({ ...server, title: 'Роза' });
  expect(save({ text: 'live_2' }).typed).toEqual({ ...server, text: 'live_2' });
});

it('a draft of before the form had a field, and one that does not say its base, are as the server has it there', () => {
  const draft = { title: 'Роза' };
  for (const merging of [true, false]) {
    const after = beginEdit(peony, { ...rules, merging }, draft);
    expect(after.typed).toEqual({ title: 'Роза', price: '1000', text: 'Розовый' });
    expect([after.restored, isOutdated(after)]).toEqual([true, false]);
  }
});

it('a draft that says nothing else than the server is none', () => {
  const after = beginEdit(peony, rules, { ...peony, $base: { title: 'Роза' } });
  expect([after.restored, draftOf(after)]).toEqual([false, null]);
});
