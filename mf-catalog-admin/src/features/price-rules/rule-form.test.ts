import { maxRuleDaysAhead, type PriceRule, shopTimeOf } from 'shared-contracts';
import { draftOf, newRuleValues, type RuleValues, ruleSchemaIn, scopeOf, valuesOf } from './rule-form.ts';

const day = 86_400_000;
const zone = 'Europe/Moscow';
const dayAt = (days: number) => shopTimeOf(new Date(Date.now() + days * day), zone).slice(0, 10);
const values = (more: Partial<RuleValues> = {}): RuleValues => ({
  ...newRuleValues(new Date(), zone),
  percent: '20',
  beginsOn: dayAt(1),
  endsOn: dayAt(3),
  ...more,
});
const wrongIn = (more: Partial<RuleValues>) =>
  (ruleSchemaIn(zone).safeParse(values(more)).error?.issues ?? []).map(({ path }) => path.join('.'));

it.each<[string, Partial<RuleValues>, string[]]>([
  ['a sale', {}, []],
  ['the greatest sale', { percent: '90' }, []],
  ['a greater one', { percent: '91' }, ['percent']],
  ['no sale', { percent: '0' }, ['percent']],
  ['half a per cent', { percent: '1.5' }, ['percent']],
  ['nothing typed', { percent: '' }, ['percent']],
  ['the greatest rise', { kind: 'rise', percent: '300' }, []],
  ['a greater rise', { kind: 'rise', percent: '301' }, ['percent']],
  ['no category of some', { scope: 'categories' }, ['categoryIds']],
  ['some categories', { scope: 'categories', categoryIds: ['c1'] }, []],
  ['an end that is its beginning', { endsOn: dayAt(1), beginsAt: '10:00', endsAt: '10:00' }, ['endsOn']],
  ['an end a minute later', { endsOn: dayAt(1), beginsAt: '10:00', endsAt: '10:01' }, []],
  ['what is over already', { beginsOn: dayAt(-3), endsOn: dayAt(-2) }, ['endsOn']],
  ['what began already', { beginsOn: dayAt(-3), endsOn: dayAt(2) }, []],
  ['the last end there may be', { endsOn: dayAt(maxRuleDaysAhead - 1) }, []],
  ['a later end', { endsOn: dayAt(maxRuleDaysAhead + 2) }, ['endsOn']],
  ['no first day', { beginsOn: '' }, ['beginsOn']],
  ['no last time', { endsAt: '' }, ['endsAt']],
])('judges %s', (_, more, wrong) => expect(wrongIn(more)).toEqual(wrong));

it('a new one is a sale of a week from today, or the terms of another in its days', () => {
  const now = new Date('2026-06-14T09:00:00Z');
  expect(newRuleValues(now, zone)).toMatchObject({
    kind: 'sale',
    percent: '',
    roundTo: 1,
    scope: 'all',
    beginsOn: '2026-06-14',
    endsOn: '2026-06-20',
  });
  const like = values({ kind: 'rise', percent: '30', roundTo: 100, endsOn: '2020-01-01' });
  expect(newRuleValues(now, zone, like)).toMatchObject({
    kind: 'rise',
    percent: '30',
    roundTo: 100,
    endsOn: '2026-06-20',
  });
});

it('says nothing of what it does before that can be, and all of it then', () => {
  expect(scopeOf(values({ percent: '' }))).toBeNull();
  expect(scopeOf(values({ scope: 'categories' }))).toBeNull();
  expect(scopeOf(values({ categoryIds: ['c1'] }))).toEqual({
    kind: 'sale',
    percent: 20,
    roundTo: 1,
    categoryIds: null,
  });
  expect(scopeOf(values({ scope: 'categories', categoryIds: ['c1'] }))?.categoryIds).toEqual(['c1']);
  expect(() => draftOf(values({ percent: '' }), zone)).toThrow();
});

it('comes into its form by the shop’s clock and out of it as it is, without categories that are gone', () => {
  const rule = {
    id: 'r1',
    kind: 'sale',
    percent: 20,
    roundTo: 10,
    categoryIds: ['c1', 'c2'],
    beginsAt: '2026-06-14T06:00:00.000Z',
    endsAt: '2026-06-20T21:00:00.000Z',
    state: 'upcoming',
    version: 1,
  } as unknown as PriceRule;
  const form = valuesOf(rule, new Set(['c2']), zone);
  expect(form).toMatchObject({ percent: '20', scope: 'categories', categoryIds: ['c2'] });
  const { beginsAt, endsAt, ...terms } = draftOf(form, zone);
  expect(terms).toEqual({ kind: 'sale', percent: 20, roundTo: 10, categoryIds: ['c2'] });
  expect([beginsAt, endsAt]).toEqual([rule.beginsAt, rule.endsAt]);
  expect(valuesOf({ ...rule, categoryIds: null }, new Set(), zone)).toMatchObject({ scope: 'all', categoryIds: [] });
});
