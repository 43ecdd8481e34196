import { askReleases } from 'shared-runtime/page';

const restFor = 5 * 60_000;

/** Asks which releases are served when a tab is looked at again: one that was left open for hours has called nobody meanwhile. */
export function checkReleasesOnVisible(): void {
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < restFor) return;
    asked = performance.now();
    void askReleases();
  });
}
