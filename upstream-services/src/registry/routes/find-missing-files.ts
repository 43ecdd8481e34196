import { findMissingFiles } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { missingOf } from '../publish-service.ts';

export default bind(findMissingFiles, async ({ context, body }) => ({ hashes: await missingOf(context, body.hashes) }));
