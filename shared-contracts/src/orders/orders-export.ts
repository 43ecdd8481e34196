import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { workErrors } from '../wire/problem.ts';
import { tableFormat, tableWire } from '../wire/table.ts';

export const maxExportedOrders = 5_000;

export const exportOrders = operation({
  name: 'exportOrders',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/export-orders',
  access: 'merchant',
  request: z.object({ format: tableFormat }),
  response: tableWire.extend({ more: z.boolean() }),
  errors: [...workErrors],
});
