import { listLimits } from 'shared-contracts';
import { Banner, ButtonLink, Card, EmptyState, Page, Skeleton, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useCategoryTitles } from '../features/categories/use-category-titles.ts';
import { useListPriceRulesQuery } from '../features/price-rules/api.ts';
import { RuleRows } from '../features/price-rules/components/rule-rows.tsx';
import { ruleTexts as words } from '../features/price-rules/texts.ts';

const most = listLimits.priceRules;

export default function PriceRulesScreen() {
  // Refetched on every visit and focus: a rule may have begun or ended meanwhile.
  const query = useListPriceRulesQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const titles = useCategoryTitles() ?? {};
  const count = query.data?.length ?? 0;
  const add = (label: string) => (
    <ButtonLink to="/merchant/products/price-rules/new" icon="plus">
      {label}
    </ButtonLink>
  );
  return (
    <Page
      title={words.title}
      back={{ to: '/merchant/products', label: words.back }}
      bar="dock"
      width="narrow"
      actions={count > 0 && count < most ? add(words.add) : undefined}
    >
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
        {(rules) =>
          rules.length > 0 ? (
            <Card title={words.rules} gap={4}>
              <Text tone="muted">{words.about}</Text>
              {count >= most ? <Banner tone="info">{words.full(most)}</Banner> : null}
              <RuleRows rules={rules} titles={titles} />
            </Card>
          ) : (
            <EmptyState
              icon="tag"
              title={words.empty.title}
              text={words.empty.text}
              actions={add(words.empty.action)}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
