import type { PriceRule } from 'shared-contracts';
import { ButtonLink, Card, DefinitionList, Inline, Text } from 'shared-design-system/office';
import { useShopZone } from 'shared-runtime/screens';
import { periodWords } from '../../../price-rule-words.ts';
import { productsWords, type Titles } from '../products-words.ts';
import { ruleTexts } from '../texts.ts';

const words = ruleTexts.over;

export function EndedRuleCard({ rule, titles }: { rule: PriceRule; titles: Titles }) {
  const zone = useShopZone();
  return (
    <Card title={words.title} gap={4}>
      <Text tone="muted">{words.text}</Text>
      <DefinitionList
        items={[
          { term: words.products, value: productsWords(rule, titles) },
          { term: words.when, value: periodWords(rule, zone) },
        ]}
      />
      <Inline>
        <ButtonLink icon="refresh" to={`/merchant/products/price-rules/new?like=${rule.id}`}>
          {words.again}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
