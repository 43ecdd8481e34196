import { useMemo, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PriceRule, PriceRuleKind, ShopZone } from 'shared-contracts';
import {
  Button,
  ButtonLink,
  EmptyState,
  formatDate,
  IconButton,
  Inline,
  Page,
  Skeleton,
  useToast,
} from 'shared-design-system/office';
import { EditPage, Loaded, useEditForm, useKnownShopZone, useRequestKeys } from 'shared-runtime/screens';
import { CategoryChips } from '../features/categories/components/category-chips.tsx';
import { useCategoryTitles } from '../features/categories/use-category-titles.ts';
import {
  useAddPriceRuleMutation,
  useListPriceRulesQuery,
  useRefetchPriceRule,
  useUpdatePriceRuleMutation,
} from '../features/price-rules/api.ts';
import { EndedRuleCard } from '../features/price-rules/components/ended-rule-card.tsx';
import { OverlapBanner } from '../features/price-rules/components/overlap-banner.tsx';
import { TermsFields, TimeFields } from '../features/price-rules/components/rule-fields.tsx';
import { RulePreview } from '../features/price-rules/components/rule-preview.tsx';
import { StateBadge } from '../features/price-rules/components/state-badge.tsx';
import type { Titles } from '../features/price-rules/products-words.ts';
import {
  draftOf,
  newRuleValues,
  type RuleValues,
  ruleSchemaIn,
  scopeOf,
  valuesOf,
} from '../features/price-rules/rule-form.ts';
import { ruleTexts as words } from '../features/price-rules/texts.ts';
import { useRuleActions } from '../features/price-rules/use-rule-actions.ts';
import { termsWords } from '../price-rule-words.ts';
import { BackToList } from './back-to-list.tsx';

const dayText = (value: unknown): string => formatDate(String(value));

const list = '/merchant/products/price-rules';
const back = { to: list, label: words.title };

export default function PriceRuleScreen() {
  const { id = '' } = useParams();
  return <OneRule key={id} id={id} />;
}

function OneRule({ id }: { id: string }) {
  // Refetched on every visit: another device may have changed or deleted the rule.
  const query = useListPriceRulesQuery({}, { refetchOnMountOrArgChange: true });
  const { zone, query: shop } = useKnownShopZone();
  const titles = useCategoryTitles();
  const [done, setDone] = useState(false);
  const like = useSearchParams()[0].get('like');
  const { data: rules = [] } = query;
  const rule = rules.find((one) => one.id === (id === 'new' ? like : id));
  if (done) return <BackToList list={list} />;
  const editorProps = { rules, titles: titles ?? {}, onDone: () => setDone(true) };
  if (zone && id === 'new' && (like === null || (query.data && titles)))
    return <RuleEditor rule={null} like={rule} zone={zone} {...editorProps} />;
  if (zone && id !== 'new' && rule && titles) return <RuleEditor rule={rule} zone={zone} {...editorProps} />;
  const gone = (
    <EmptyState
      title={words.gone.title}
      text={words.gone.text}
      actions={<ButtonLink to={list}>{words.gone.action}</ButtonLink>}
    />
  );
  const skeleton = <Skeleton shape="block" lines={6} />;
  return (
    <Page title={words.title} back={back} width="narrow">
      <Loaded query={shop} failed={words.failed} skeleton={skeleton}>
        {() => (
          <Loaded query={query} failed={words.failed} skeleton={skeleton}>
            {() => (rule || id === 'new' ? skeleton : gone)}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

const fieldWords = {
  kind: { label: words.kind, show: (value: unknown) => words.kinds[value as PriceRuleKind] },
  percent: { label: words.percentOfBoth, show: String },
  roundTo: { label: words.rounding, show: (value: unknown) => words.roundings[value as RuleValues['roundTo']] },
  scope: { label: words.scope, show: (value: unknown) => words.scopes[value as RuleValues['scope']] },
  beginsOn: { label: words.beginsOn, show: dayText },
  beginsAt: { label: words.beginsAt, show: String },
  endsOn: { label: words.endsOn, show: dayText },
  endsAt: { label: words.endsAt, show: String },
};

interface RuleEditorProps {
  rule: PriceRule | null;
  like?: PriceRule | undefined;
  rules: readonly PriceRule[];
  titles: Titles;
  zone: ShopZone;
  onDone: () => void;
}

function RuleEditor({ rule, like, rules, titles, zone, onDone }: RuleEditorProps) {
  const [add] = useAddPriceRuleMutation();
  const [update] = useUpdatePriceRuleMutation();
  const refetchRule = useRefetchPriceRule();
  const toast = useToast();
  // The rule as last read, which is right before a save.
  const now = useRef(rule);
  // Of the first try to add a new rule: its answer may be lost.
  const key = useRef('');
  const { keyOf, forget } = useRequestKeys('price-rule:new');
  const categories = useMemo(() => new Set(Object.keys(titles)), [titles]);
  const [first] = useState(() => newRuleValues(new Date(), zone, like && valuesOf(like, categories, zone)));
  const saved = useMemo(() => (rule ? valuesOf(rule, categories, zone) : first), [rule, categories, zone, first]);
  const edit = useEditForm<RuleValues>({
    draft: `price-rule:${rule?.id ?? ['new', like?.id].filter(Boolean).join(':')}`,
    saved,
    schema: useMemo(() => ruleSchemaIn(zone), [zone]),
    fieldWords: {
      ...fieldWords,
      categoryIds: {
        label: words.scopes.categories,
        show: (value) => (value as string[]).map((id) => titles[id] ?? words.goneCategories).join(', '),
      },
    },
    merge: rule && {
      reread: async () => {
        now.current = (await refetchRule(rule.id)) ?? rule;
        return valuesOf(now.current, categories, zone);
      },
    },
    save: async (values) => {
      const draft = draftOf(values, zone);
      if (!now.current) {
        key.current ||= keyOf(draft);
        const added = await add({ ...draft, idempotencyKey: key.current }).unwrap();
        forget();
        return added;
      }
      return update({ ...draft, id: now.current.id, version: now.current.version }).unwrap();
    },
  });
  const { form } = edit;
  const values = form.watch();
  const scope = useScope(values);
  const saidDone = () => {
    toast.show({ title: rule ? words.done.saved : words.done.added, type: 'happy' });
    onDone();
  };
  const tools = rule ? <RemoveTool rule={rule} onRemoved={onDone} /> : undefined;
  // A rule that ends while it is edited stays open, so that the typed values can be seen.
  if (rule?.state === 'ended' && !edit.changed) {
    return (
      <Page title={termsWords(rule)} back={back} width="narrow" tools={tools}>
        <EndedRuleCard rule={rule} titles={titles} />
      </Page>
    );
  }
  return (
    <EditPage
      edit={edit}
      title={rule ? termsWords(rule) : words.new}
      back={back}
      width="narrow"
      tools={tools}
      always={rule === null}
      {...(rule ? {} : { submitLabel: words.create })}
      onSaved={saidDone}
    >
      {rule ? <RuleState rule={rule} /> : null}
      <TermsFields form={form} categories={(value, onChange) => <CategoryChips value={value} onChange={onChange} />} />
      <TimeFields form={form} />
      <OverlapBanner values={values} rules={rules} id={rule?.id ?? null} zone={zone} />
      <RulePreview scope={scope} />
    </EditPage>
  );
}

function useScope(values: RuleValues) {
  const text = JSON.stringify(scopeOf(values));
  return useMemo(() => JSON.parse(text) as ReturnType<typeof scopeOf>, [text]);
}

function RemoveTool({ rule, onRemoved }: { rule: PriceRule; onRemoved: () => void }) {
  const { remove, removing } = useRuleActions(rule);
  return (
    <IconButton
      icon="trash"
      label={words.remove}
      variant="danger"
      loading={removing}
      onClick={() => void remove().then((removed) => removed && onRemoved())}
    />
  );
}

function RuleState({ rule }: { rule: PriceRule }) {
  const { end, ending } = useRuleActions(rule);
  return (
    <Inline gap={3} justify="between">
      <StateBadge state={rule.state} />
      {rule.state === 'running' ? (
        <Button variant="outline" size="s" loading={ending} onClick={() => void end()}>
          {words.end}
        </Button>
      ) : null}
    </Inline>
  );
}
