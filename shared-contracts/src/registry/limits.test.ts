import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.registry)).toEqual({
    activateRelease: { name: '…60', reason: '…500' },
    findMissingFiles: { hashes: '…2000' },
    listReleases: { name: '…60' },
    pinRelease: { name: '…60', reason: '…500' },
    previewRelease: { name: '…60' },
    promoteCanary: { name: '…60', reason: '…500' },
    publishRelease: { manifest: '…500000', reason: '…500' },
    registerContainer: { name: '…60' },
    reportRetreat: { name: '…60', why: '…500' },
    startCanary: { name: '…60', share: '0…50', merchants: '…50', 'merchants[]': '…100', reason: '…500' },
    takeReleaseBack: { name: '…60', reason: '…500' },
    listRemotes: { name: '…60' },
    pinRemote: { name: '…60', reason: '…500' },
    promoteRemote: { name: '…60', reason: '…500' },
    takeRemoteBack: { name: '…60', reason: '…500' },
  });
});
