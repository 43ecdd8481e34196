import { readFile } from 'node:fs/promises';
import { sendReleaseFile } from 'shared-contracts';
import { sha256 } from 'shared-node/release-signatures';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { pathOfFile } from '../files.ts';
import { refuseRelease } from '../refuse.ts';

export default bindRoute(sendReleaseFile, async (call) => {
  const { context, team } = call;
  const { hash, file } = call.body;
  await enforceRateLimit(context, ['filesByTeam', team.team]);
  const bytes = await readFile(pathOf(file));
  if (sha256(bytes) !== hash) {
    return refuseRelease(call, new Refusal('signature_refused', { detail: 'a file is not what its hash says' }), {
      name: '',
    });
  }
  await context.storage.put(pathOfFile(hash), bytes, 'application/octet-stream');
  return {};
});
