import { addPromoCode, updatePromoCode } from '../index.ts';
import { id } from '../testing/sent.ts';

const draft = {
  code: 'ВЕСНА',
  kind: 'percent' as const,
  value: 10,
  starts: null,
  ends: null,
  leastOrder: null,
  categories: null,
  notOnSale: false,
  mostUses: null,
  mostUsesByPhone: null,
  isOn: true,
};

it.each([
  ['a per cent', { value: 1 }, true],
  ['a hundred per cent', { value: 100 }, true],
  ['more than all', { value: 101 }, false],
  ['half a per cent', { value: 0.5 }, false],
  ['per cent of nothing', { value: null }, false],
  ['kopecks', { kind: 'sum' as const, value: 150.5 }, true],
  ['a sum of nothing', { kind: 'sum' as const, value: null }, false],
  ['delivery for free', { kind: 'free_delivery' as const, value: null }, true],
  ['delivery for free and a sum', { kind: 'free_delivery' as const, value: 100 }, false],
  ['a single day', { starts: '2026-03-08', ends: '2026-03-08' }, true],
  ['days that end before they begin', { starts: '2026-03-08', ends: '2026-03-07' }, false],
])('a code of %s is taken, made anew or changed: %#', (_, change, isTaken) => {
  const code = { ...draft, ...change };
  expect(addPromoCode.request.safeParse(addPromoCode.encode(code)).success).toBe(isTaken);
  const changed = updatePromoCode.encode({ ...code, id, version: 2 });
  expect(updatePromoCode.request.safeParse(changed).success).toBe(isTaken);
});

it('travels with all that it says, and comes back so', () => {
  const code = {
    ...draft,
    starts: '2026-03-01',
    ends: '2026-03-08',
    leastOrder: 500,
    categories: [id],
    notOnSale: true,
    mostUses: 30,
    mostUsesByPhone: 2,
    isOn: false,
  };
  const wire = updatePromoCode.encode({ ...code, id, version: 2 });
  expect(wire).toEqual({
    code_id: id,
    version: 2,
    code: 'ВЕСНА',
    kind: 'percent',
    value: 10,
    starts: '2026-03-01',
    ends: '2026-03-08',
    least_order: 500,
    categories: [id],
    not_on_sale: true,
    most_uses: 30,
    most_uses_by_phone: 2,
    is_on: false,
  });
  const read = updatePromoCode.decode({ promo_code: { ...wire, version: 3, uses: 7 } });
  expect(read).toEqual({ ...code, id, version: 3, uses: 7 });
});
