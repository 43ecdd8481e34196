import type { PriceRule, PriceRuleDraft } from 'shared-contracts';

type Scope = Pick<PriceRule, 'categoryIds'>;

/** Categories that both rules apply to; null: all of the shop's products, empty: none. */
function sharedOf({ categoryIds: one }: Scope, { categoryIds: other }: Scope): readonly string[] | null {
  if (one === null) return other;
  return other === null ? one : one.filter((id) => other.includes(id));
}

const meet = (one: Scope, other: Scope): boolean => sharedOf(one, other)?.length !== 0;

interface Overlap {
  other: PriceRule;
  wins: boolean;
}

/**
 * Rules that overlap with the draft, and whether it wins over them: the rule that begins later applies, and of two that begin together the one made
 * later.
 * @param rules the shop's, those that win first
 * @param id of the rule that is edited; null for a new one
 */
export function overlapsOf(draft: PriceRuleDraft, rules: readonly PriceRule[], id: string | null): Overlap[] {
  const [begins, ends] = [Date.parse(draft.beginsAt), Date.parse(draft.endsAt)];
  const ownIndex = rules.findIndex((one) => one.id === id);
  return rules.flatMap((other, at) => {
    const [otherBegins, otherEnds] = [Date.parse(other.beginsAt), Date.parse(other.endsAt)];
    const isApart = other.id === id || other.state === 'ended' || otherEnds <= begins || ends <= otherBegins;
    if (isApart || !meet(draft, other)) return [];
    const isNewer = ownIndex === -1 || ownIndex < at;
    return [{ other, wins: begins > otherBegins || (begins === otherBegins && isNewer) }];
  });
}

/** Part of a rule where the rule `by` applies instead. `categoryIds` null: all of the rule's products, or all that were left. */
export interface Cover {
  by: PriceRule;
  categoryIds: readonly string[] | null;
}

export function coversOf(rule: PriceRule, rules: readonly PriceRule[]): { covers: Cover[]; isCovered: boolean } {
  const covers: Cover[] = [];
  if (rule.state !== 'running') return { covers, isCovered: false };
  const taken = new Set<string>();
  const isAllTaken = () => rule.categoryIds?.every((id) => taken.has(id)) ?? false;
  for (const by of rules.slice(0, rules.indexOf(rule))) {
    if (by.state !== 'running' || !meet(rule, by) || isAllTaken()) continue;
    if (by.categoryIds === null) return { covers: [...covers, { by, categoryIds: null }], isCovered: true };
    const untaken = (sharedOf(rule, by) ?? []).filter((id) => !taken.has(id));
    for (const id of untaken) taken.add(id);
    if (untaken.length > 0) covers.push({ by, categoryIds: covers.length === 0 && isAllTaken() ? null : untaken });
  }
  return { covers, isCovered: isAllTaken() };
}
