import { methodsOf } from 'shared-contracts/samples';
import { type CheckoutTerms, emptyValues, restoredValues } from './form.ts';

const terms: CheckoutTerms = {
  deliveryMethods: methodsOf('Курьер — 300 ₽', 'Самовывоз'),
  showAddress: true,
  payments: ['p2p', 'card'],
  cardText: false,
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
