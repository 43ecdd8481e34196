import { Card, Skeleton, Stack } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';
import { useDebouncedValue } from 'shared-runtime/screens';
import { PriceExamples } from '../../../price-examples.tsx';
import { usePreviewPriceRuleQuery } from '../api.ts';
import type { scopeOf } from '../rule-form.ts';
import { ruleTexts as words } from '../texts.ts';

const skippedScope = { kind: 'sale', percent: 1, roundTo: 1, categoryIds: null } as const;

/** `scope` has to stay the same object while it says the same: another one restarts the debounce. */
export function RulePreview({ scope }: { scope: ReturnType<typeof scopeOf> }) {
  const debounced = useDebouncedValue(scope);
  const query = usePreviewPriceRuleQuery(debounced ?? skippedScope, { skip: debounced === null });
  if (scope === null) return null;
  const shown = query.currentData;
  return (
    <Card title={words.preview}>
      <div aria-live="polite">
        {query.isError ? describeFailure(query.error) : null}
        {shown ? (
          <Stack gap={2}>
            <PriceExamples {...shown} />
          </Stack>
        ) : null}
        {!shown && !query.isError ? <Skeleton shape="block" lines={2} /> : null}
      </div>
    </Card>
  );
}
