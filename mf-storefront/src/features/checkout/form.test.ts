import { methodsOf } from 'shared-contracts/samples';
import { errorsOf, paymentOf, paymentsFor, restoredValues } from './form.ts';
import { bodyOf } from './request.ts';
import { type CheckoutTerms, emptyValues } from './values.ts';

const terms: CheckoutTerms = {
  deliveryMethods: methodsOf('Курьер — 300 ₽', 'Самовывоз'),
  showAddress: true,
  payments: ['p2p', 'card'],
  cardText: false,
  openingHours: [],
  zone: 'Europe/Moscow',
  readyOn: '',
  when: null,
};

it('begins with the first way to deliver and the first way to pay of the shop', () => {
  expect(restoredValues(null, terms)).toEqual({ ...emptyValues, deliveryMethod: 'way-1', payment: 'p2p' });
});

it('brings back what was typed and chosen earlier', () => {
  const draft = { ...emptyValues, name: 'Анна', deliveryMethod: 'way-2', payment: 'card' as const };
  expect(restoredValues(draft, terms)).toEqual(draft);
});

it('brings back no way to deliver or to pay that the shop has no more', () => {
  const draft = { ...emptyValues, name: 'Анна', deliveryMethod: 'Почта', payment: 'card' as const };
  const restored = restoredValues(draft, { ...terms, payments: ['p2p'] });
  expect([restored.name, restored.deliveryMethod, restored.payment]).toEqual(['Анна', 'way-1', 'p2p']);
});

it.each([
  [850, 'way-1', /от 1\s000\s₽. Не хватает 150\s₽/],
  [1000, 'way-1', /^$/],
  [850, 'way-2', /^$/],
  // Nothing is ordered yet.
  [0, 'way-1', /^$/],
])('an order of %d ₽ by %s says at the delivery: %s', (sum, deliveryMethod, words) => {
  const least = { ...terms, deliveryMethods: methodsOf('Курьер — 300 ₽, минимальный заказ 1 000 ₽', 'Самовывоз') };
  expect(errorsOf({ ...emptyValues, deliveryMethod }, least, sum).deliveryMethod ?? '').toMatch(words);
});

describe('payment on receipt', () => {
  const some: CheckoutTerms = {
    ...terms,
    deliveryMethods: methodsOf('Курьер — 300 ₽, оплата при получении картой', 'Почта'),
    payments: ['p2p', 'on_delivery'],
  };
  const wanted = { ...emptyValues, deliveryMethod: 'way-1', payment: 'on_delivery' as const };
  const byPost = { ...wanted, deliveryMethod: 'way-2' };

  it('goes with the methods that take it, and with no other', () => {
    expect(paymentsFor(some, wanted)).toEqual(['p2p', 'on_delivery']);
    expect(paymentsFor(some, byPost)).toEqual(['p2p']);
    expect(paymentsFor({ ...some, deliveryMethods: [] }, wanted)).toEqual(['p2p']);
  });

  it('is not asked of whoever gets a surprise, where there is another way', () => {
    const surprise = { ...wanted, forAnother: true, anonymous: true };
    expect(paymentsFor(some, surprise)).toEqual(['p2p']);
    expect(paymentsFor(some, { ...surprise, forAnother: false })).toEqual(['p2p', 'on_delivery']);
    expect(paymentsFor({ ...some, payments: ['on_delivery'] }, surprise)).toEqual(['on_delivery']);
    expect(bodyOf(surprise, some, [], 0, null).payment_method).toBe('p2p');
  });

  it('is taken back where the method changes, and is what was chosen where it comes back', () => {
    expect([paymentOf(some, wanted), paymentOf(some, byPost)]).toEqual(['on_delivery', 'p2p']);
    expect(bodyOf(byPost, some, [], 0, null).payment_method).toBe('p2p');
    expect(bodyOf(wanted, some, [], 0, null).payment_method).toBe('on_delivery');
  });

  it('is kept with the rest of what was typed, so that the page says that it is taken back', () => {
    expect(restoredValues(byPost, some).payment).toBe('on_delivery');
  });
});
