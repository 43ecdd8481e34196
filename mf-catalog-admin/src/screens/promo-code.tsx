import { useMemo, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { PromoCode } from 'shared-contracts';
import {
  ButtonLink,
  Card,
  EmptyState,
  formatMoney,
  IconButton,
  Page,
  Skeleton,
  Stack,
  useToast,
} from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { EditPage, Loaded, useEditForm } from 'shared-runtime/screens';
import { countedCategoriesArgs, useListCategoriesQuery } from '../features/categories/api.ts';
import { CategoryChips } from '../features/categories/components/category-chips.tsx';
import {
  useAddPromoCodeMutation,
  useListPromoCodesQuery,
  useRefetchPromoCode,
  useUpdatePromoCodeMutation,
} from '../features/promo-codes/api.ts';
import { DiscountFields, LimitFields, ScopeFields } from '../features/promo-codes/components/promo-fields.tsx';
import { PromoLink } from '../features/promo-codes/components/promo-link.tsx';
import { draftOf, newPromoValues, promoSchema, promoWireFields, valuesOf } from '../features/promo-codes/promo-form.ts';
import { promoTexts as words } from '../features/promo-codes/texts.ts';
import { useRemovePromo } from '../features/promo-codes/use-remove-promo.ts';
import { BackToList } from './back-to-list.tsx';

const list = '/merchant/promo-codes';
const back = { to: list, label: words.title };

export default function PromoCodeScreen() {
  const { id = '' } = useParams();
  return id === 'new' ? <PromoEditor key={id} promo={null} /> : <OnePromo key={id} id={id} />;
}

function OnePromo({ id }: { id: string }) {
  const query = useListPromoCodesQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const promo = query.data?.find((one) => one.id === id);
  if (promo) return <PromoEditor promo={promo} />;
  const gone = (
    <EmptyState
      icon="ticket-percent"
      title={words.gone.title}
      text={words.gone.text}
      actions={<ButtonLink to={list}>{words.gone.action}</ButtonLink>}
    />
  );
  return (
    <Page title={words.title} back={back}>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={
          <Card>
            <Skeleton lines={6} />
          </Card>
        }
      >
        {() => gone}
      </Loaded>
    </Page>
  );
}

const text = (value: unknown): string => String(value);
const sum = (value: unknown): string => (typeof value === 'number' ? formatMoney(value) : '');
const yesOrNo = (value: unknown): string => (value ? words.yes : words.no);
const kindText = (value: unknown): string => words.kind.options[value as PromoCode['kind']];
const fieldWords = {
  code: { label: words.code.label, show: text },
  kind: { label: words.kind.label, show: kindText },
  percent: { label: words.percent.label, show: text },
  sum: { label: words.sum.label, show: sum },
  starts: { label: words.starts.label, show: text },
  ends: { label: words.ends.label, show: text },
  leastOrder: { label: words.leastOrder.label, show: sum },
  some: { label: words.some.label, show: yesOrNo },
  notOnSale: { label: words.notOnSale.label, show: yesOrNo },
  mostUses: { label: words.mostUses.label, show: text },
  mostUsesByPhone: { label: words.mostUsesByPhone.label, show: text },
  isOn: { label: words.isOn.label, show: yesOrNo },
};

function PromoEditor({ promo }: { promo: PromoCode | null }) {
  const [add] = useAddPromoCodeMutation();
  const [update] = useUpdatePromoCodeMutation();
  const { data: categories } = useListCategoriesQuery(countedCategoriesArgs);
  const { remove, removing } = useRemovePromo();
  const [done, setDone] = useState(false);
  const toast = useToast();
  const refetchPromo = useRefetchPromoCode();
  // The code as last read, which is right before a save.
  const now = useRef(promo);
  const saved = useMemo(() => (promo ? valuesOf(promo) : newPromoValues), [promo]);
  const titles = (value: unknown) =>
    (categories ?? []).flatMap(({ id, title }) => ((value as string[]).includes(id) ? title : [])).join(', ');
  const edit = useEditForm({
    draft: `promo-code:${promo?.id ?? 'new'}`,
    saved,
    schema: promoSchema,
    wireFields: promoWireFields,
    merge: promo && {
      reread: async () => {
        now.current = (await refetchPromo(promo.id)) ?? promo;
        return valuesOf(now.current);
      },
    },
    fieldWords: { ...fieldWords, categories: { label: words.some.label, show: titles } },
    save: async (values) => {
      const draft = draftOf(
        values,
        categories?.map(({ id }) => id),
      );
      const { id, version } = now.current ?? {};
      const sent = id && version ? update({ id, version, ...draft }) : add(draft);
      return sent.unwrap().catch((caught: unknown) => {
        const isTaken = isFailure(caught) && caught.code === 'already_exists';
        if (isTaken) edit.form.setError('code', { message: words.errors.taken }, { shouldFocus: true });
        throw caught;
      });
    },
  });
  if (done) return <BackToList list={list} />;
  const { form } = edit;
  const say = () => {
    toast.show({ title: promo ? words.saved : words.created, text: form.getValues('code'), type: 'happy' });
    if (!promo) setDone(true);
  };
  return (
    <EditPage
      edit={edit}
      title={promo ? promo.code : words.new}
      back={back}
      width="narrow"
      always={promo === null}
      {...(promo
        ? {
            tools: (
              <IconButton
                icon="trash"
                label={words.remove}
                variant="danger"
                loading={removing}
                onClick={() => void remove(promo).then(setDone)}
              />
            ),
          }
        : { submitLabel: words.create })}
      onSaved={say}
    >
      <Stack gap={3}>
        {promo?.isOn ? <PromoLink code={promo.code} /> : null}
        <DiscountFields form={form} />
        <LimitFields form={form} />
        <ScopeFields
          form={form}
          categories={
            <Controller
              control={form.control}
              name="categories"
              render={({ field }) => <CategoryChips value={field.value} onChange={field.onChange} />}
            />
          }
        />
      </Stack>
    </EditPage>
  );
}
