import fc from 'fast-check';
import {
  beginForm,
  conflictsOf,
  draftOf,
  type FormAction,
  type FormState,
  isOutdated,
  isUnchanged,
  reduceForm,
} from './form-state.ts';

type Values = { title: string; price: string; text: string };
const names = ['title', 'price', 'text'] as const;
const peony: Values = { title: 'Пион', price: '1000', text: 'Розовый' };

const rules = { merging: true, secrets: [] };
const run = (state: FormState<Values>, ...actions: FormAction<Values>[]) => actions.reduce(reduceForm, state);
const isDirty = ({ typed, defaults }: FormState<Values>) => JSON.stringify(typed) !== JSON.stringify(defaults);
const load = (state: FormState<Values>, server: Values) => reduceForm(state, { type: 'loaded', server });
const type = (state: FormState<Values>, typed: Partial<Values>) =>
  reduceForm(state, { type: 'typed', values: { ...state.typed, ...typed } });
function reload(state: FormState<Values>, server: Values) {
  const draft = draftOf(state);
  const begun = beginForm(server, state.rules);
  return draft ? reduceForm(begun, { type: 'restored', draft: JSON.parse(JSON.stringify(draft)) }) : begun;
}

const value = fc.constantFrom('а', 'б', 'в');
const values = fc.record({ title: value, price: value, text: value });
const happening = fc.oneof(
  fc.record({
    do: fc.constant('type' as const),
    typed: fc.record({ title: value, price: value, text: value }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant('load' as const), server: values }),
  fc.record({ do: fc.constantFrom('reload', 'insist', 'yield', 'save', 'refuse', 'discard') }),
);

function happen(state: FormState<Values>, what: typeof happening extends fc.Arbitrary<infer T> ? T : never) {
  if ('typed' in what) return type(state, what.typed as Partial<Values>);
  if ('server' in what) return load(state, what.server);
  switch (what.do) {
    case 'reload':
      return reload(state, state.server);
    case 'insist':
      return run(state, { type: 'insisted' });
    case 'yield':
      return run(state, { type: 'yielded', fields: conflictsOf(state) });
    case 'save':
      return run(
        state,
        { type: 'submitted' },
        { type: 'sent' },
        { type: 'saved', values: state.typed },
        { type: 'settled' },
      );
    case 'refuse':
      return run(
        state,
        { type: 'submitted' },
        { type: 'sent' },
        { type: 'refused', failure: 'no' },
        { type: 'settled' },
      );
    default:
      return run(state, { type: 'discarded' });
  }
}
const lived = fc
  .tuple(values, fc.array(happening, { maxLength: 12 }))
  .map(([server, happenings]) => happenings.reduce(happen, beginForm(server, rules)));
const always = (check: (state: FormState<Values>, server: Values) => void) =>
  fc.assert(fc.property(lived, values, check), { numRuns: 300 });

describe('whatever has happened to a form, when the server answers', () => {
  it('nothing typed is lost, and what was not touched is as the server has it', () => {
    always((before, server) => {
      const after = load(before, server);
      for (const name of names) {
        const touched = before.typed[name] !== before.base[name] && isDirty(before);
        expect(after.typed[name]).toBe(touched ? before.typed[name] : server[name]);
      }
    });
  });

  it('a conflict is named exactly where both have changed the same to something else', () => {
    always((before, server) => {
      fc.pre(isDirty(before));
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
      fc.pre(before.saved === null);
      const [stayed, again] = [load(before, server), reload(before, server)];
      expect(again.typed).toEqual(stayed.typed);
      expect(conflictsOf(again)).toEqual(conflictsOf(stayed));
      expect(isUnchanged(again)).toBe(isUnchanged(stayed));
      expect(again.restored).toBe(!isUnchanged(stayed));
    });
  });
});

describe('whatever has happened to a form', () => {
  it('insisting leaves what was typed, yielding changes conflicts alone; neither leaves a conflict', () => {
    always((anything, server) => {
      const before = load(anything, server);
      const conflicts = conflictsOf(before);
      const mine = run(before, { type: 'insisted' });
      const theirs = run(before, { type: 'yielded', fields: conflicts });
      const each = run(before, { type: 'yielded', fields: conflicts.slice(0, 1) });
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
      const sent = run(before, { type: 'submitted' }, { type: 'sent' });
      const after = run(sent, { type: 'typed', values: typed }, { type: 'saved', values: before.typed });
      expect(after.typed).toEqual(typed);
      const draft = isUnchanged(after) ? null : { ...typed, $base: before.typed };
      expect(draftOf(after)).toEqual(draft);
      expect(conflictsOf(load(after, before.typed))).toEqual([]);
    });
  });

  it('discarding leaves what the server has and no draft, and can be taken back', () => {
    always((before) => {
      const after = run(before, { type: 'discarded' });
      expect([after.typed, draftOf(after), after.restored]).toEqual([before.server, null, false]);
      expect(run(after, { type: 'broughtBack', values: before.typed }).typed).toEqual(before.typed);
    });
  });

  it('a try to save that fails changes nothing but what is said of it', () => {
    always((before) => {
      const after = run(before, { type: 'submitted' }, { type: 'sent' }, { type: 'refused', failure: 'no' });
      const { typed, base, server, defaults } = before;
      expect(after).toMatchObject({ typed, base, server, defaults, failure: 'no', saving: true });
      expect(run(after, { type: 'settled' })).toMatchObject({ failure: 'no', saving: false });
      expect(run(after, { type: 'signedInAgain' })).toMatchObject({ failure: null, renewed: true });
      expect(run(after, { type: 'signedInAgain' }, { type: 'submitted' })).toMatchObject({ renewed: false });
    });
  });
});

it('holds what the check made of the values once they are saved, and follows the server from there', () => {
  const typed = type(beginForm(peony, rules), { title: ' Роза ' });
  const saved = run(typed, { type: 'sent' }, { type: 'saved', values: { ...peony, title: 'Роза' } });
  expect(saved.typed.title).toBe('Роза');
  expect([isUnchanged(saved), draftOf(saved)]).toEqual([true, null]);
  expect(load(saved, { ...peony, title: 'Роза', price: '900' }).typed).toEqual({
    title: 'Роза',
    price: '900',
    text: 'Розовый',
  });
});

it('a form that does not merge keeps everything that it holds, and says that the server has something else', () => {
  const typed = type(beginForm(peony, { merging: false, secrets: [] }), { title: 'Роза' });
  const after = load(typed, { ...peony, price: '900' });
  expect(after.typed).toEqual({ title: 'Роза', price: '1000', text: 'Розовый' });
  expect([isOutdated(typed), isOutdated(after)]).toEqual([false, true]);
  expect(isOutdated(run(after, { type: 'insisted' }))).toBe(false);
});

it('what was saved of a form of which the rest failed is nobody else’s change', () => {
  const typed = type(beginForm(peony, { merging: false, secrets: [] }), { title: 'Роза', price: '900' });
  const refused = run(typed, { type: 'submitted' }, { type: 'sent' }, { type: 'refused', failure: 'internal' });
  const after = load(refused, { ...peony, title: 'Роза' });
  expect([isOutdated(after), isOutdated(load(after, { ...peony, title: 'Роза', text: 'Белый' }))]).toEqual([
    false,
    true,
  ]);
});

it('a draft keeps no secret, neither as typed nor as the server had it; the form gets it back empty of it', () => {
  const secret = { merging: true, secrets: ['text'] };
  const typed = type(beginForm(peony, secret), { title: 'Роза', text: 'live_secret' });
  expect(draftOf(typed)).toEqual({ title: 'Роза', price: '1000', $base: { title: 'Пион', price: '1000' } });
  expect(reload(typed, peony).typed).toEqual({ title: 'Роза', price: '1000', text: 'Розовый' });
});

it('a draft of before the form had a field, and one that does not say its base, are as the server has it there', () => {
  const draft = { title: 'Роза' };
  for (const merging of [true, false]) {
    const after = run(beginForm(peony, { merging, secrets: [] }), { type: 'restored', draft });
    expect(after.typed).toEqual({ title: 'Роза', price: '1000', text: 'Розовый' });
    expect([after.restored, isOutdated(after)]).toEqual([true, false]);
  }
});

it('a draft that says nothing else than the server is none', () => {
  const after = run(beginForm(peony, rules), { type: 'restored', draft: { ...peony, $base: { title: 'Роза' } } });
  expect([after.restored, draftOf(after)]).toEqual([false, null]);
});
