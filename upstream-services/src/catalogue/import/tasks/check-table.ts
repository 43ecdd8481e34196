import { taskContext } from '../../../db/task-context.ts';
import { checkImport, type ImportOptions } from '../service.ts';

export interface Input {
  merchantId: string;
  options: ImportOptions;
  now: Date;
}

/** Returns JSON text, which the calling process passes on without parsing it. */
export default async ({ merchantId, options, now }: Input): Promise<Buffer> =>
  Buffer.from(JSON.stringify(await checkImport(taskContext(now), merchantId, options)));
