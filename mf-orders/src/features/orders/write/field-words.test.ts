import type { DeliveryConditions } from 'shared-contracts';
import { writeFieldWordsOf } from './field-words.ts';

const conditions = {
  deliveryMethods: [
    { id: 'm1', name: 'Курьером', kind: 'courier', zones: [{ id: 'z1', name: 'За городом', price: 500 }] },
    { id: 'm2', name: 'Самовывоз', kind: 'pickup', points: [{ id: 'p1', address: 'Лесная, 7', hours: '' }] },
  ],
} as unknown as DeliveryConditions;

it('of two ways to deliver, two zones or two points says which', () => {
  const { method, option } = writeFieldWordsOf(conditions);
  expect([method.show('m1'), method.show('m2')]).toEqual(['Курьером', 'Самовывоз']);
  expect(option.show('z1')).toBe('За городом');
  expect(option.show('p1')).toMatch(/Лесная, 7/);
});

it('of one that the shop does not have any more says nothing', () => {
  const { method, option } = writeFieldWordsOf(null);
  expect([method.show('m1'), option.show('z1')]).toEqual(['', '']);
});
