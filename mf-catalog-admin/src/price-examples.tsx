import type { PriceRulePreview } from 'shared-contracts';
import { DefinitionList, formatPrice, pluralCount, Text } from 'shared-design-system/office';
import { texts } from './texts.ts';

const words = texts.prices;

export const PriceExamples = ({ changed, examples }: Pick<PriceRulePreview, 'changed' | 'examples'>) => (
  <>
    {changed === 0 ? (
      <Text tone="muted">{words.noChanges}</Text>
    ) : (
      <Text weight="medium">{words.changes(pluralCount(changed, texts.productForms))}</Text>
    )}
    {examples.length > 0 ? (
      <DefinitionList
        items={examples.map(({ title, was, becomes }) => ({
          // An element, not a text: texts are used as keys, and titles may repeat.
          term: <>{title}</>,
          value: words.becomes(formatPrice(was), formatPrice(becomes)),
        }))}
      />
    ) : null}
    {changed > examples.length ? (
      <Text tone="muted">{words.andMore(pluralCount(changed - examples.length, texts.productForms))}</Text>
    ) : null}
  </>
);
