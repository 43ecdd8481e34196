import { findMissingFiles } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findMissing } from '../files.ts';

export default bindRoute(findMissingFiles, async ({ context, body }) => ({
  hashes: await findMissing(context, body.hashes),
}));
