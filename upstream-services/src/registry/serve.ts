import type { FastifyInstance } from 'fastify';
import { fileHash, registryFilesPath, registrySnapshotPath } from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { readFileOf } from './files.ts';
import { createSnapshots } from './snapshot.ts';

export function serveRegistry(app: FastifyInstance, context: AppContext): void {
  const snapshots = createSnapshots(context);
  app.get<{ Querystring: { after?: string } }>(registrySnapshotPath, async (request, reply) => {
    const snapshot = await snapshots.after(Number(request.query.after ?? -1));
    return snapshot ? reply.send(snapshot) : reply.code(204).send();
  });
  app.get<{ Params: { hash: string } }>(`${registryFilesPath}/:hash`, async (request, reply) => {
    const hash = fileHash.safeParse(request.params.hash).data;
    const bytes = hash === undefined ? null : await readFileOf(context, hash);
    if (!bytes) throw new Refusal('not_found');
    return reply.header('content-type', 'application/octet-stream').send(bytes);
  });
}
