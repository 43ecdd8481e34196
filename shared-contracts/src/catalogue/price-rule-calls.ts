import { z } from 'zod';
import { parseList } from '../wire/lenient.ts';
import { listLimits } from '../wire/list-limits.ts';
import { operation } from '../wire/operation.ts';
import { id, roubles } from '../wire/primitives.ts';
import { type PriceRule, priceRuleOf, priceRuleWire } from './price-rule-entities.ts';
import { type PriceTerms, priceRoundings, priceRuleKinds, rulePercents } from './price-terms.ts';

export const maxRuleDaysAhead = 2 * 365;

const scope = {
  kind: z.enum(priceRuleKinds),
  percent: z.int().min(1).max(rulePercents.rise.to),
  round_to: z.literal(priceRoundings).default(1),
  category_ids: z.array(id).min(1).max(listLimits.categories).nullable(),
};

const isPercentOfKind = ({ kind, percent }: Pick<PriceTerms, 'kind' | 'percent'>): boolean =>
  percent <= rulePercents[kind].to;
const percentOfKind = { message: `a sale takes ${rulePercents.sale.to} per cent at most`, path: ['percent'] };

const moment = z.iso.datetime();
const body = { ...scope, begins_at: moment, ends_at: moment };

const isInOrder = ({ begins_at, ends_at }: { begins_at: string; ends_at: string }): boolean =>
  new Date(begins_at) < new Date(ends_at);
const inOrder = { message: 'after its beginning', path: ['ends_at'] };

export type PriceRuleDraft = Omit<PriceRule, 'id' | 'state' | 'version'>;

const scopeOf = ({ kind, percent, roundTo, categoryIds }: PriceTerms & Pick<PriceRule, 'categoryIds'>) => ({
  kind,
  percent,
  round_to: roundTo,
  category_ids: categoryIds,
});
const bodyOf = (draft: PriceRuleDraft) => ({ ...scopeOf(draft), begins_at: draft.beginsAt, ends_at: draft.endsAt });

const common = { group: 'api', access: 'merchant' } as const;
const ownCategories = [{ field: 'category_ids[]', kind: 'category' }] as const;

export const listPriceRules = operation({
  name: 'listPriceRules',
  readOnly: true,
  path: '/merchant-api/price-rules',
  ...common,
  request: z.object({}),
  response: z.object({ rules: z.array(priceRuleWire) }),
  decode: (answer): PriceRule[] => parseList(z.looseObject({}).parse(answer).rules, priceRuleWire).map(priceRuleOf),
});

const ruleAnswer = z.object({ rule: priceRuleWire });
const readRule = (answer: unknown): PriceRule => priceRuleOf(ruleAnswer.parse(answer).rule);

/** Adds a rule. The start may lie in the past (it applies at once), the end may not. */
export const addPriceRule = operation({
  name: 'addPriceRule',
  path: '/merchant-api/price-rule/add',
  ...common,
  owned: ownCategories,
  /** `idempotency_key` becomes the rule's id: a repeated call changes the rule that it has added. */
  request: z
    .object({ ...body, idempotency_key: z.uuid().optional() })
    .refine(isPercentOfKind, percentOfKind)
    .refine(isInOrder, inOrder),
  response: ruleAnswer,
  errors: ['not_found', 'list_full'],
  encode: ({ idempotencyKey, ...draft }: PriceRuleDraft & { idempotencyKey?: string }) => ({
    ...bodyOf(draft),
    ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
  }),
  decode: readRule,
});

const seen = { rule_id: id, version: z.int().min(1) };
const seenOf = ({ id: rule_id, version }: Pick<PriceRule, 'id' | 'version'>) => ({ rule_id, version });

export const updatePriceRule = operation({
  name: 'updatePriceRule',
  path: '/merchant-api/price-rule/update',
  ...common,
  owned: ownCategories,
  request: z
    .object({ ...seen, ...body })
    .refine(isPercentOfKind, percentOfKind)
    .refine(isInOrder, inOrder),
  response: ruleAnswer,
  errors: ['not_found', 'conflict'],
  encode: (rule: PriceRuleDraft & Pick<PriceRule, 'id' | 'version'>) => ({ ...seenOf(rule), ...bodyOf(rule) }),
  decode: readRule,
});

export const endPriceRule = operation({
  name: 'endPriceRule',
  path: '/merchant-api/price-rule/end',
  ...common,
  request: z.object(seen),
  response: ruleAnswer,
  errors: ['not_found', 'conflict'],
  encode: seenOf,
  decode: readRule,
});

export const deletePriceRule = operation({
  name: 'deletePriceRule',
  path: '/merchant-api/price-rule/delete',
  ...common,
  request: z.object(seen),
  response: z.object({}),
  errors: ['not_found', 'conflict'],
  encode: seenOf,
  decode: () => null,
});

export const maxRuleExamples = 5;

const preview = z.object({
  changed: z.int(),
  examples: z.array(z.object({ title: z.string(), was: roubles, becomes: roubles })),
});
export type PriceRulePreview = z.infer<typeof preview>;

export const previewPriceRule = operation({
  name: 'previewPriceRule',
  readOnly: true,
  path: '/merchant-api/price-rule/preview',
  ...common,
  owned: ownCategories,
  request: z.object(scope).refine(isPercentOfKind, percentOfKind),
  response: preview,
  errors: ['not_found'],
  encode: scopeOf,
});
