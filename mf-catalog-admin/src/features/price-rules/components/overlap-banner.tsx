import type { PriceRule, ShopZone } from 'shared-contracts';
import { Banner, Stack, Text } from 'shared-design-system/office';
import { periodWords, termsWords } from '../../../price-rule-words.ts';
import { overlapsOf } from '../overlaps.ts';
import { draftOf, type RuleValues, ruleSchemaIn } from '../rule-form.ts';
import { ruleTexts } from '../texts.ts';

const words = ruleTexts.overlap;

interface OverlapBannerProps {
  values: RuleValues;
  rules: readonly PriceRule[];
  id: string | null;
  zone: ShopZone;
}

export function OverlapBanner({ values, rules, id, zone }: OverlapBannerProps) {
  const overlaps = ruleSchemaIn(zone).safeParse(values).success ? overlapsOf(draftOf(values, zone), rules, id) : [];
  return (
    <div aria-live="polite">
      {overlaps.length > 0 ? (
        <Banner tone="warn" title={words.title}>
          <Stack gap={1}>
            {overlaps.map(({ other, wins }) => (
              <Text key={other.id} as="span">
                {words.line(termsWords(other), periodWords(other, zone), wins)}
              </Text>
            ))}
            <Text as="span">{words.rule}</Text>
          </Stack>
        </Banner>
      ) : null}
    </div>
  );
}
