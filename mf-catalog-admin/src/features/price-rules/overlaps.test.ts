import type { PriceRule, PriceRuleDraft } from 'shared-contracts';
import { overlapsOf } from './overlaps.ts';

const rule = (id: string, more: Partial<PriceRule> = {}): PriceRule =>
  ({
    id,
    kind: 'sale',
    percent: 20,
    roundTo: 1,
    categoryIds: null,
    beginsAt: '2099-03-01T00:00:00.000Z',
    endsAt: '2099-03-08T00:00:00.000Z',
    state: 'upcoming',
    version: 1,
    ...more,
  }) as PriceRule;
const draft: PriceRuleDraft = rule('draft');
const found = (rules: PriceRule[], id: string | null = null) =>
  overlapsOf(draft, rules, id).map(({ other, wins }) => [other.id, wins]);

it('rules that follow one another in the same minute do not overlap', () => {
  const before = rule('before', { beginsAt: '2099-02-01T00:00:00.000Z', endsAt: draft.beginsAt });
  const after = rule('after', { beginsAt: draft.endsAt, endsAt: '2099-04-01T00:00:00.000Z' });
  expect(found([after, before])).toEqual([]);
  expect(found([rule('longer', { ...before, id: 'longer', endsAt: '2099-03-01T00:01:00.000Z' })])).toEqual([
    ['longer', true],
  ]);
});

it('of two that begin together the one made later holds', () => {
  expect(found([rule('other')])).toEqual([['other', true]]);
  expect(found([rule('newer'), rule('own'), rule('older')], 'own')).toEqual([
    ['newer', false],
    ['older', true],
  ]);
});

it('rules for some categories overlap where they share one, and with one for all products', () => {
  const some = rule('some', { categoryIds: ['c1', 'c2'] });
  const of = (categoryIds: string[] | null) => overlapsOf({ ...draft, categoryIds }, [some], null).length;
  expect([of(['c3']), of(['c3', 'c2']), of(null)]).toEqual([0, 1, 1]);
});
