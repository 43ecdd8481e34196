import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';

/**
 * Makes a product show exactly these pictures, in this order. Addresses are downloaded, each once; the shop's own pictures are used as they are; file
 * names reserve their position and come back in `missing`, to be uploaded. `failed` lists addresses that gave no picture.
 */
export const placePictures = operation({
  name: 'placePictures',
  group: 's3',
  path: '/v1/content/place',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id, pictures: z.array(z.string().min(1).max(2000)).min(1).max(3) }),
  response: z.object({
    missing: z.array(z.object({ order: z.int(), name: z.string() })),
    failed: z.array(z.object({ order: z.int(), link: z.string(), reason: z.enum(['address', 'answer', 'picture']) })),
  }),
  errors: ['not_found', 'list_full', 'busy'],
});
