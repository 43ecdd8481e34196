import type { Product, Size, Stock } from 'shared-contracts';
import { productStockText, stockText } from './stock-words.ts';

it.each([
  [1, 'осталась 1\u00a0штука'],
  [2, 'осталось 2\u00a0штуки'],
  [11, 'осталось 11\u00a0штук'],
  [21, 'осталась 21\u00a0штука'],
])('%i pieces agree with their verb', (left, text) => {
  expect(stockText({ kind: 'counted', left })).toBe(text);
});

const counted = (left: number): Stock => ({ kind: 'counted', left });
const product = (sizes: Size[], stock?: Stock) =>
  ({ stock, meta: { productFields: [{ type: 'sizes', sizes }] } }) as unknown as Product;
const size = (value: string, stock?: Stock): Size => ({ id: value, value, ...(stock ? { stock } : {}) });

it.each<[Product, string]>([
  [product([size('S', counted(3)), size('M', counted(4))]), 'мало: S — 3'],
  [product([size('S', counted(0)), size('M', counted(1)), size('L')]), 'мало: S — нет, M — 1'],
  [product(['XS', 'S', 'M', 'L'].map((value) => size(value, counted(2)))), 'мало: XS — 2, S — 2, M — 2'],
  [product([size('S', counted(0)), size('M', counted(0))]), 'закончился'],
  [product([size('S', counted(4)), size('M')]), ''],
  [product([size('S', counted(1))], { kind: 'paused' } as Stock), 'закончился на сегодня'],
])('%j says in a row: %s', (of, text) => expect(productStockText(of)).toBe(text));
