import {
  askReleases,
  hasDialog,
  hasLeaveGuard,
  isSending,
  loadAnew,
  newRevision,
  readStored,
  wouldReloadLoseInput,
  writeStored,
} from 'shared-runtime/page';

const isBusy = (): boolean => hasDialog() || isSending();

/** Whether the next navigation is to load a document: other releases than this page's are served, and nothing would be lost. */
export const shouldReloadForReleases = (): boolean => newRevision() !== null && !hasLeaveGuard() && !isBusy();

const mark = 'b2b:loaded-for';

/**
 * Reloads the page if a part of it failed to load because other releases are served by now: at most once per tab and set of releases, and only where
 * nothing typed is lost.
 * @param href where the person was going; without it, or with a form open, the same page is reloaded
 * @param load replaced in tests
 * @returns whether it reloads
 */
export async function reloadForMissingPart(href?: string, load = loadAnew): Promise<boolean> {
  await askReleases();
  const revision = newRevision();
  if (revision === null || isBusy() || wouldReloadLoseInput()) return false;
  if (readStored(mark, 'session') === revision || !writeStored(mark, revision, 'session')) return false;
  load(hasLeaveGuard() ? undefined : href);
  return true;
}
