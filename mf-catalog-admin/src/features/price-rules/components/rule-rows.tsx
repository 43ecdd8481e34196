import type { PriceRule } from 'shared-contracts';
import { ListRow, RowList } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { periodWords, termsWords } from '../../../price-rule-words.ts';
import { type Cover, coversOf } from '../overlaps.ts';
import { productsWords, type Titles } from '../products-words.ts';
import { ruleTexts as words } from '../texts.ts';
import { StateBadge } from './state-badge.tsx';

interface RuleRowsProps {
  rules: readonly PriceRule[];
  titles: Titles;
}

export function RuleRows({ rules, titles }: RuleRowsProps) {
  const zone = useShopZone();
  const coverWords = ({ by, categoryIds }: Cover): string =>
    categoryIds === null
      ? words.instead(termsWords(by))
      : words.insteadFor(productsWords({ categoryIds: [...categoryIds] }, titles), termsWords(by));
  return (
    <RowList label={words.title} compact="bleed">
      {rules.map((rule) => {
        const { covers, isCovered } = coversOf(rule, rules);
        return (
          <ListRow
            key={rule.id}
            to={`/merchant/products/price-rules/${rule.id}`}
            title={termsWords(rule)}
            text={[productsWords(rule, titles), periodWords(rule, zone), ...covers.map(coverWords)].join(' · ')}
            trailing={<StateBadge state={rule.state} covered={isCovered} />}
          />
        );
      })}
    </RowList>
  );
}
