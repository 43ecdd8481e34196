import { previewRelease } from 'shared-contracts';
import { signPreview } from 'shared-node/release-signatures';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { findContainer } from '../repository.ts';

const goodFor = 24 * 3600 * 1000;

export default bindRoute(previewRelease, async ({ context, team: { team }, body }) => {
  const row = await findContainer(context.db, body.name);
  if (!row) throw new Refusal('not_found');
  if (row.team !== team) throw new Refusal('forbidden', { detail: 'it is of another team' });
  if (!row.canary) throw new Refusal('conflict', { detail: 'there is no canary' });
  const { version } = row.canary;
  const expires = context.now().getTime() + goodFor;
  const token = signPreview(context.config.registryKey, { name: body.name, version }, expires);
  return { version, token, expires_at: new Date(expires).toISOString() };
});
