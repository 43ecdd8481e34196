import type pg from 'pg';
import { placeOrder } from './orders.ts';

export interface Acknowledged {
  id: string;
  at: Date;
}

export function keepOrdering(writer: pg.Client, merchantId: string) {
  const acknowledged: Acknowledged[] = [];
  let ends = false;
  const writing = (async () => {
    while (!ends) {
      const id = await placeOrder(writer, merchantId);
      const { rows } = await writer.query<{ at: Date }>('select clock_timestamp() as at');
      acknowledged.push({ id, at: rows[0]?.at as Date });
      if (acknowledged.length % 50 === 0) await writer.query('checkpoint');
    }
  })();
  const end = async () => {
    ends = true;
    await writing;
  };
  return { acknowledged, end };
}
