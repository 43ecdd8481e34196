import {
  maxRuleDaysAhead,
  msOfDay,
  type PriceRule,
  type PriceRuleDraft,
  type PriceRuleKind,
  type PriceTerms,
  parseShopTime,
  priceRoundings,
  priceRuleKinds,
  rulePercents,
  type ShopZone,
  shopDayOf,
  shopTimeOf,
} from 'shared-contracts';
import { z } from 'zod';
import { wholeDay } from '../../price-rule-words.ts';
import { ruleTexts } from './texts.ts';

const { errors } = ruleTexts;

const percentOf = (kind: PriceRuleKind, typed: string): number | null => {
  const percent = Number(typed.trim());
  const { from, to } = rulePercents[kind];
  return Number.isInteger(percent) && percent >= from && percent <= to ? percent : null;
};

const date = z.string().regex(/^\d{4}-\d\d-\d\d$/, errors.date);
const time = z.string().regex(/^\d\d:\d\d$/, errors.time);

/** Days and times are in the shop's time zone. */
const fields = z.object({
  kind: z.enum(priceRuleKinds),
  percent: z.string(),
  roundTo: z.literal(priceRoundings),
  scope: z.enum(['all', 'categories']),
  categoryIds: z.array(z.string()),
  beginsOn: date,
  beginsAt: time,
  endsOn: date,
  endsAt: time,
});

export const ruleSchemaIn = (zone: ShopZone) =>
  fields.superRefine((values, context) => {
    const say = (path: keyof RuleValues, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (percentOf(values.kind, values.percent) === null) say('percent', errors.percent[values.kind]);
    if (values.scope === 'categories' && values.categoryIds.length === 0) say('categoryIds', errors.noCategory);
    // A missing day or time has its error at its own field.
    if ([values.beginsOn, values.endsOn].some((day) => !day) || [values.beginsAt, values.endsAt].some((at) => !at))
      return;
    const [begins, ends] = [beginningOf(values, zone), endOf(values, zone)];
    const latest = new Date(Date.now() + maxRuleDaysAhead * msOfDay);
    if (ends <= begins) say('endsOn', errors.later);
    else if (ends <= new Date()) say('endsOn', errors.passed);
    else if (ends > latest) say('endsOn', errors.far);
  });
export interface RuleValues {
  kind: PriceRuleKind;
  percent: string;
  roundTo: PriceTerms['roundTo'];
  scope: 'all' | 'categories';
  categoryIds: string[];
  beginsOn: string;
  beginsAt: string;
  endsOn: string;
  endsAt: string;
}

const beginningOf = ({ beginsOn, beginsAt }: RuleValues, zone: ShopZone): Date =>
  parseShopTime(`${beginsOn}T${beginsAt}`, zone);
const endOf = ({ endsOn, endsAt }: RuleValues, zone: ShopZone): Date => parseShopTime(`${endsOn}T${endsAt}`, zone);

const firstDays = 7;

export function newRuleValues(now: Date, zone: ShopZone, like?: RuleValues): RuleValues {
  const dayOf = (moment: Date) => shopDayOf(moment, zone);
  return {
    kind: 'sale',
    percent: '',
    roundTo: 1,
    scope: 'all',
    categoryIds: [],
    ...like,
    beginsOn: dayOf(now),
    beginsAt: wholeDay.from,
    endsOn: dayOf(new Date(now.getTime() + (firstDays - 1) * msOfDay)),
    endsAt: wholeDay.to,
  };
}

export function valuesOf(rule: PriceRule, categories: ReadonlySet<string>, zone: ShopZone): RuleValues {
  const [begins, ends] = [shopTimeOf(new Date(rule.beginsAt), zone), shopTimeOf(new Date(rule.endsAt), zone)];
  return {
    kind: rule.kind,
    percent: String(rule.percent),
    roundTo: rule.roundTo,
    scope: rule.categoryIds ? 'categories' : 'all',
    categoryIds: rule.categoryIds?.filter((id) => categories.has(id)) ?? [],
    beginsOn: begins.slice(0, 10),
    beginsAt: begins.slice(11),
    endsOn: ends.slice(0, 10),
    endsAt: ends.slice(11),
  };
}

type Scope = PriceTerms & Pick<PriceRule, 'categoryIds'>;

export function scopeOf(values: RuleValues): Scope | null {
  const percent = percentOf(values.kind, values.percent);
  const all = values.scope === 'all';
  if (percent === null || !(all || values.categoryIds.length > 0)) return null;
  return { kind: values.kind, percent, roundTo: values.roundTo, categoryIds: all ? null : values.categoryIds };
}

export function draftOf(values: RuleValues, zone: ShopZone): PriceRuleDraft {
  const scope = scopeOf(values);
  if (!scope) throw new Error('a rule that was not checked');
  return { ...scope, beginsAt: beginningOf(values, zone).toISOString(), endsAt: endOf(values, zone).toISOString() };
}
