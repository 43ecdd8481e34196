import { maxLeadDays, maxPieces, type Stock } from 'shared-contracts';
import { formOf, parseStockForm, type StockForm } from './stock-form.ts';

const counted: Stock = { kind: 'counted', left: 5 };
const form = (more: Partial<StockForm>): StockForm => ({ ...formOf(counted), ...more });

it.each<[Stock | undefined, Partial<StockForm>]>([
  [undefined, { kind: 'counted', days: '' }],
  [counted, { kind: 'counted', amount: '', reason: 'recount' }],
  [
    { kind: 'to_order', days: 3 },
    { kind: 'to_order', days: '3' },
  ],
  [{ kind: 'paused' } as Stock, { kind: 'counted' }],
])('%j opens as %j', (stock, opened) => expect(formOf(stock)).toMatchObject(opened));

it.each<[Partial<StockForm>, Stock | undefined, object]>([
  [{ kind: 'not_counted' }, counted, { setting: { kind: 'not_counted' } }],
  [{ kind: 'to_order', days: '1' }, counted, { setting: { kind: 'to_order', days: 1 } }],
  [{ kind: 'to_order', days: String(maxLeadDays) }, counted, { setting: { kind: 'to_order', days: maxLeadDays } }],
  [{ kind: 'to_order', days: String(maxLeadDays + 1) }, counted, { field: 'days' }],
  [{ kind: 'to_order', days: '0' }, counted, { field: 'days' }],
  // Against what was seen: another device may have changed it.
  [{ amount: '7' }, counted, { setting: { kind: 'counted', left: 7, expected: 5 } }],
  [{ amount: '0' }, undefined, { setting: { kind: 'counted', left: 0 } }],
  [{ amount: '3', reason: 'arrival' }, undefined, { setting: { kind: 'counted', left: 3 } }],
  [{ amount: String(maxPieces) }, counted, { setting: { left: maxPieces } }],
  [{ amount: String(maxPieces + 1) }, counted, { field: 'amount' }],
  [{ amount: '-1' }, counted, { field: 'amount' }],
  [{ amount: '' }, counted, { field: 'amount' }],
  [{ amount: '3', reason: 'arrival' }, counted, { setting: { kind: 'changed', by: 3 } }],
  [{ amount: '0', reason: 'arrival' }, counted, { field: 'amount' }],
  [{ amount: '1', reason: 'write_off' }, counted, { setting: { kind: 'changed', by: -1 } }],
  [{ amount: '5', reason: 'write_off' }, counted, { setting: { kind: 'changed', by: -5 } }],
  [{ amount: '6', reason: 'write_off' }, counted, { field: 'amount' }],
  [{ amount: '9', reason: 'arrival' }, counted, { setting: { kind: 'changed', by: 9 } }],
])('%j of %j is %j', (more, stock, read) => expect(parseStockForm(form(more), stock)).toMatchObject(read));

it('says what is wrong with a number by what it is for', () => {
  const parse = (more: Partial<StockForm>) => parseStockForm(form(more), counted) as { error?: string };
  const texts = [
    { amount: '' },
    { amount: '', reason: 'arrival' as const },
    { amount: '6', reason: 'write_off' as const },
  ];
  expect(new Set(texts.map((more) => parse(more).error)).size).toBe(3);
});
