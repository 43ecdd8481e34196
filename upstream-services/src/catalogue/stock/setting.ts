import { maxPieces, type StockCause, type StockSetting } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { invalidField, Refusal } from '../../common/refusal.ts';
import type { StockMove } from '../../db/schema/product-imports.ts';
import type { Trx } from '../../db/transaction.ts';
import * as repository from './repository.ts';

type Row = StockMove['was'];

const leftOf = (row: Row): number | null => (row?.kind === 'counted' ? row.amount : null);

export function applyStockSetting(before: Row, setting: StockSetting): Row {
  if (setting.kind === 'paused' || setting.kind === 'resumed') return before;
  if (setting.kind === 'not_counted') return null;
  if (setting.kind === 'to_order') return { kind: 'to_order', amount: setting.days };
  const was = leftOf(before);
  if (setting.kind === 'counted') {
    if (setting.expected !== undefined && setting.expected !== was) throw new Refusal('conflict');
    return { kind: 'counted', amount: setting.left };
  }
  if (was === null) throw new Refusal('conflict');
  const amount = was + setting.by;
  if (amount < 0) throw invalidField('stock.by', `only ${was} are left`, 'too_small');
  if (amount > maxPieces) throw invalidField('stock.by', `at most ${maxPieces} are counted`, 'too_big');
  return { kind: 'counted', amount };
}

export const stockAuditText = (row: Row): string | null => {
  if (row === null) return null;
  return row.kind === 'counted' ? String(row.amount) : `to_order ${row.amount}`;
};

export const isRestocked = ({ was, became }: Pick<StockMove, 'was' | 'became'>): boolean =>
  leftOf(was) === 0 && leftOf(became) !== 0;

const causeOf = ({ was, became }: StockMove, cause: StockCause): StockCause =>
  cause !== 'import' && (leftOf(was) === null || leftOf(became) === null) ? 'settings' : cause;

export async function writeMoves(
  trx: Trx,
  { merchantId, now }: { merchantId: string; now: Date },
  moves: readonly StockMove[],
  { cause, note = '', changeId }: { cause: StockCause; note?: string; changeId?: string | undefined },
): Promise<void> {
  await repository.writeStocks(trx, merchantId, moves, now);
  const changes = moves.flatMap((move) => {
    const [was, became] = [leftOf(move.was), leftOf(move.became)];
    if (was === became) return [];
    const { product_id, size_id } = move;
    return [{ product_id, size_id, change_id: changeId ?? newId(), was, became, cause: causeOf(move, cause), note }];
  });
  await repository.noteChanges(trx, merchantId, changes, now);
}
