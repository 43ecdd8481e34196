import {
  askReleases,
  hasDialog,
  isSending,
  loadAnew,
  losesByReload,
  mindsLeaving,
  newRevision,
  readStored,
  writeStored,
} from 'shared-runtime/page';

const isBusy = (): boolean => hasDialog() || isSending();

/**
 * Whether the next page that somebody goes to is to be loaded as a document: there are other releases than this page's, and
 * nothing would be lost.
 */
export const shouldReloadForReleases = (): boolean => newRevision() !== null && !mindsLeaving() && !isBusy();

const mark = 'b2b:loaded-for';

/**
 * Loads the page anew where a part of it did not come because other releases are served by now: at most once in a tab for each
 * of them, and only where nothing that was typed is lost.
 * @param href where the person was going; left out or with a form open, the page stays the same
 * @param load how; tests say it
 * @returns whether it does
 */
export async function reloadForMissingPart(href?: string, load = loadAnew): Promise<boolean> {
  await askReleases();
  const revision = newRevision();
  if (revision === null || isBusy() || losesByReload()) return false;
  if (readStored(mark, 'session') === revision || !writeStored(mark, revision, 'session')) return false;
  load(mindsLeaving() ? undefined : href);
  return true;
}
