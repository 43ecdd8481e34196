import { stableId } from './stable-id.ts';

it('is the same for ever for the same name, and a UUID', () => {
  expect(stableId('verbena', 'order', '1')).toBe('65f4805d-7eb8-56b1-87e6-9152b24c5ba6');
  expect(stableId('verbena', 'order', '1')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

it('is another one where the parts of two names run together alike', () => {
  expect(stableId('order', '11', '2')).not.toBe(stableId('order', '1', '12'));
});
