import { askReleases } from 'shared-runtime/page';

const restFor = 5 * 60_000;

/** Asks which releases are served when a tab becomes visible: one that was hidden for hours has made no calls meanwhile. */
export function checkReleasesOnVisible(): void {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < restFor) return;
    checkedAt = performance.now();
    void askReleases();
  });
}
