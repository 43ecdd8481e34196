import * as releaseCounts from '../telemetry/release-counts.ts';
import { limitsOfAll } from '../testing/limits.ts';
import * as teamReleases from './team-releases.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([releaseCounts, teamReleases])).toEqual({
    addReleaseCounts: { rows: '…2000', 'rows[].name': '…60', 'rows[].bucket': '0…17', 'rows[].count': '1…1000000000' },
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
  });
});
