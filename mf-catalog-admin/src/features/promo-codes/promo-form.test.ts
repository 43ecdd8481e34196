import { maxPromoUses, maxPromoUsesByPhone, maxRoubles, type PromoCode } from 'shared-contracts';
import { factsText, stateOf } from './promo-facts.ts';
import { draftOf, newPromoValues, type PromoValues, promoSchema, valuesOf } from './promo-form.ts';

const values = (more: Partial<PromoValues> = {}): PromoValues => ({ ...newPromoValues, code: 'ROSE', ...more });
const wrongIn = (more: Partial<PromoValues>) =>
  Object.fromEntries(
    (promoSchema.safeParse(values(more)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const percent = { percent: 'Целое число от 1 до 100' };
const sum = { sum: 'Напишите сумму больше нуля' };
const least = { leastOrder: 'Сумма больше нуля, или оставьте пустым' };
const uses = { mostUses: `Целое число от 1 до ${maxPromoUses}` };
const usesByPhone = { mostUsesByPhone: `Целое число от 1 до ${maxPromoUsesByPhone}` };

it.each<[string, Partial<PromoValues>, Record<string, string>]>([
  ['a new one', {}, {}],
  ['a word of two letters', { code: 'RO' }, { code: 'От 3 до 20 букв, цифр и дефисов, без пробелов' }],
  ['one per cent', { percent: '1' }, {}],
  ['a hundred per cent', { percent: '100' }, {}],
  ['more', { percent: '101' }, percent],
  ['none', { percent: '0' }, percent],
  ['half a per cent', { percent: '0.5' }, percent],
  ['per cent that are not asked for', { kind: 'sum', sum: 1, percent: '' }, {}],
  ['no sum', { kind: 'sum' }, sum],
  ['a sum of nothing', { kind: 'sum', sum: 0 }, sum],
  ['as much as anything costs', { kind: 'sum', sum: maxRoubles, leastOrder: maxRoubles }, {}],
  ['more than anything costs', { kind: 'sum', sum: maxRoubles + 1, leastOrder: maxRoubles + 1 }, { ...sum, ...least }],
  ['a sum that is not asked for', { kind: 'free_delivery', sum: 0, percent: '' }, {}],
  ['an order from nothing', { leastOrder: 0 }, least],
  ['one day', { starts: '2026-12-01', ends: '2026-12-01' }, {}],
  ['an end before its beginning', { starts: '2026-12-02', ends: '2026-12-01' }, { ends: 'Не раньше первого дня' }],
  ['a beginning alone', { starts: '2026-12-02' }, {}],
  ['an end alone', { ends: '2026-12-02' }, {}],
  ['some categories, none chosen', { some: true }, { categories: 'Выберите хотя бы одну категорию' }],
  ['some categories', { some: true, categories: ['c1'] }, {}],
  [
    'as many uses as there may be',
    { mostUses: String(maxPromoUses), mostUsesByPhone: String(maxPromoUsesByPhone) },
    {},
  ],
  [
    'more uses',
    { mostUses: String(maxPromoUses + 1), mostUsesByPhone: String(maxPromoUsesByPhone + 1) },
    { ...uses, ...usesByPhone },
  ],
  ['one use', { mostUses: '1', mostUsesByPhone: '1' }, {}],
  ['no use', { mostUses: '0', mostUsesByPhone: 'раз' }, { ...uses, ...usesByPhone }],
])('judges a code with %s', (_, more, wrong) => expect(wrongIn(more)).toEqual(wrong));

const promo = (more: Partial<PromoCode> = {}): PromoCode =>
  ({
    id: 'p1',
    code: 'ROSE',
    kind: 'percent',
    value: 15,
    starts: null,
    ends: null,
    leastOrder: null,
    categories: null,
    notOnSale: false,
    mostUses: null,
    mostUsesByPhone: null,
    isOn: true,
    uses: 0,
    version: 1,
    ...more,
  }) as PromoCode;

it('a code comes into its form and out of it as it is', () => {
  const whole = promo({
    starts: '2026-12-01',
    ends: '2026-12-31',
    leastOrder: 1000,
    categories: ['c1', 'c2'],
    mostUses: 50,
    mostUsesByPhone: 1,
    isOn: false,
  });
  const form = valuesOf(whole);
  expect(form).toMatchObject({ percent: '15', sum: null, some: true, mostUses: '50', mostUsesByPhone: '1' });
  const { id: _, uses: __, version: ___, ...kept } = whole as PromoCode & Record<string, unknown>;
  expect(draftOf(form, ['c1', 'c2'])).toMatchObject(kept);
  // What was deleted meanwhile is left out, and nothing is said of categories that are not asked for.
  expect(draftOf(form, ['c2']).categories).toEqual(['c2']);
  expect(draftOf({ ...form, some: false }, ['c1']).categories).toBeNull();
  expect(valuesOf(promo())).toMatchObject({ starts: '', ends: '', some: false, categories: [], mostUses: '' });
  expect(draftOf(valuesOf(promo()), [])).toMatchObject({
    starts: null,
    ends: null,
    mostUses: null,
    mostUsesByPhone: null,
  });
});

it.each([
  ['percent', 15, '15', null, 15],
  ['sum', 300, '10', 300, 300],
  ['free_delivery', null, '10', null, null],
] as const)('a code of the kind %s has its own value alone', (kind, value, typed, roubles, sent) => {
  const form = valuesOf(promo({ kind, value }));
  expect([form.percent, form.sum]).toEqual([typed, roubles]);
  expect(draftOf(form, []).value).toBe(sent);
});

it.each<[Partial<PromoCode>, string]>([
  [{}, '−15 % · ещё не использовали'],
  [{ uses: 2 }, '−15 % · 2 заказа'],
  [{ mostUses: 5 }, '−15 % · 0 заказов из 5'],
  [{ kind: 'sum', value: 300, mostUsesByPhone: 1 }, '−300 ₽ · ещё не использовали · 1 на телефон'],
  [
    { kind: 'free_delivery', value: null, leastOrder: 1000 },
    'бесплатная доставка · заказ от 1 000 ₽ · ещё не использовали',
  ],
  [{ categories: ['c1', 'gone'] }, '−15 % · только «Розы» · ещё не использовали'],
  [
    { categories: ['gone'], notOnSale: true },
    '−15 % · только «удалённые категории», кроме товаров со скидкой · ещё не использовали',
  ],
])('of %j a merchant reads: %s', (more, text) => {
  expect(factsText(promo(more), { c1: 'Розы' }, 'Europe/Moscow').replace(/\u00a0/g, ' ')).toBe(text);
});

it.each<[Partial<PromoCode>, string]>([
  [{}, 'on'],
  [{ isOn: false, ends: '2026-01-01' }, 'off'],
  [{ starts: '2026-06-14', ends: '2026-06-14' }, 'on'],
  [{ starts: '2026-06-15' }, 'early'],
  [{ ends: '2026-06-13' }, 'over'],
  [{ mostUses: 5, uses: 4 }, 'on'],
  [{ mostUses: 5, uses: 5 }, 'over'],
])('on 14 June %j is %s', (more, state) => {
  expect(stateOf(promo(more), 'Europe/Moscow', new Date('2026-06-14T09:00:00Z'))).toBe(state);
});
