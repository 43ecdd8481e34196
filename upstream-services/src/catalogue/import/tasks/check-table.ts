import { taskContext } from '../../../db/task-context.ts';
import { checkImport, type ImportOptions } from '../service.ts';

export interface Input {
  merchantId: string;
  options: ImportOptions;
  now: Date;
}

/** Answers as JSON text: what travels between processes is not taken apart on the way. */
export default async ({ merchantId, options, now }: Input): Promise<Buffer> =>
  Buffer.from(JSON.stringify(await checkImport(taskContext(now), merchantId, options)));
