import { noteVisit, stepsBackTo } from './visited.ts';

function visit(index: number, address: string) {
  window.history.replaceState({ idx: index }, '');
  noteVisit(address);
}

it('finds the list that one came from up to three entries back, whatever it was narrowed to', () => {
  visit(0, '/b2b/merchant/orders');
  visit(1, '/b2b/merchant/products?search=пион#p1');
  visit(2, '/b2b/merchant/products/p1');
  expect(stepsBackTo('/b2b/merchant/products')).toBe(1);
  visit(3, '/b2b/merchant/products/p2');
  visit(4, '/b2b/merchant/products/p3');
  expect(stepsBackTo('/b2b/merchant/products')).toBe(3);
  expect(stepsBackTo('/b2b/merchant/orders')).toBe(0);
});

it('has no way back where the history is not numbered by the router', () => {
  window.history.replaceState(null, '');
  noteVisit('/b2b/merchant/products');
  expect(stepsBackTo('/b2b/merchant/products')).toBe(0);
});
