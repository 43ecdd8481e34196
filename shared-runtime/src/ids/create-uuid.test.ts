import { z } from 'zod';
import { createUuid } from '../index.ts';

it('makes different ids that the contracts take', () => {
  const ids = Array.from({ length: 50 }, createUuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(() => z.uuidv4().parse(id)).not.toThrow();
});
