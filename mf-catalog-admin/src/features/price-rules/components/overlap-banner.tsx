import type { PriceRule } from 'shared-contracts';
import { Banner, Stack, Text } from 'shared-design-system/office';
import { periodWords, termsWords } from '../../../price-rule-words.ts';
import { overlapsOf } from '../overlaps.ts';
import { draftOf, type RuleValues, ruleSchema } from '../rule-form.ts';
import { ruleTexts } from '../texts.ts';

const words = ruleTexts.overlap;

interface OverlapBannerProps {
  values: RuleValues;
  rules: readonly PriceRule[];
  /** The rule that is edited; null: a new one. */
  id: string | null;
}

/** Names the rules that are for the same products in the same days, and which of them holds. */
export function OverlapBanner({ values, rules, id }: OverlapBannerProps) {
  const overlaps = ruleSchema.safeParse(values).success ? overlapsOf(draftOf(values), rules, id) : [];
  return (
    <div aria-live="polite">
      {overlaps.length > 0 ? (
        <Banner tone="warn" title={words.title}>
          <Stack gap={1}>
            {overlaps.map(({ other, wins }) => (
              <Text key={other.id} as="span">
                {words.line(termsWords(other), periodWords(other), wins)}
              </Text>
            ))}
            <Text as="span">{words.rule}</Text>
          </Stack>
        </Banner>
      ) : null}
    </div>
  );
}
