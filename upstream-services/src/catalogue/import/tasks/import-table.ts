import { taskContext } from '../../../db/task-context.ts';
import type { Origin } from '../../../http/bind.ts';
import { type ImportOptions, importTable } from '../service.ts';

export interface Input {
  merchantId: string;
  importId: string;
  options: ImportOptions;
  from: Origin;
  now: Date;
}

export default async ({ merchantId, importId, options, from, now }: Input): Promise<Buffer> =>
  Buffer.from(JSON.stringify(await importTable(taskContext(now), merchantId, importId, options, from)));
