import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { workErrors } from '../wire/problem.ts';
import { tableFormat, tableWire } from '../wire/table.ts';

/** Orders that one table holds at most: the newest. */
export const maxExportedOrders = 5_000;

/** The merchant's newest orders as a table, one a row, newest first. */
export const exportOrders = operation({
  name: 'exportOrders',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/export-orders',
  access: 'merchant',
  request: z.object({ format: tableFormat }),
  /** `more`: there are older ones, which it leaves out. */
  response: tableWire.extend({ more: z.boolean() }),
  errors: [...workErrors],
});
