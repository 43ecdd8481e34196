import { randomUUID } from 'node:crypto';
import type { StaffRole } from 'shared-contracts';
import { inTransaction } from '../db/transaction.ts';
import { openStaffSession } from '../staff/index.ts';
import type { TestServer } from './test-server.ts';

export interface TestStaff {
  staffId: string;
  email: string;
  as: { staff: string };
}

export async function newStaff(
  { context }: Pick<TestServer, 'context'>,
  role: StaffRole = 'owner',
): Promise<TestStaff> {
  const staffId = randomUUID();
  const email = `${staffId.slice(0, 8)}@staff.example.ru`;
  const none = { password_hash: null, totp_secret: null, totp_confirmed_at: null };
  const token = await inTransaction(context, async (trx) => {
    await trx
      .insertInto('staff')
      .values({ staff_id: staffId, email, role, ...none, created_at: context.now() })
      .execute();
    return openStaffSession(context, trx, staffId);
  });
  return { staffId, email, as: { staff: token } };
}
