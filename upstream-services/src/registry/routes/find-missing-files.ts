import { findMissingFiles } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { findMissing } from '../files.ts';

export default bind(findMissingFiles, async ({ context, body }) => ({
  hashes: await findMissing(context, body.hashes),
}));
