import type { useToast } from 'shared-design-system/shop';
import type { PreparePage } from 'shared-runtime/page';
import { loadLimit } from '../federation/federation-runtime.ts';
import { findPageHeading } from '../layout/use-page-focus.ts';
import { reloadForMissingPart } from '../releases/take-releases.ts';
import { isPrepared, type PartName } from '../remotes/lazy-part.tsx';
import type { Remotes } from '../remotes/remotes-context.tsx';
import { waitForPart } from '../remotes/wait-for-part.ts';
import { buildRoutes, partsAt } from '../routes/build-routes.tsx';
import { transitionTexts } from './texts.ts';

const silentFor = 1000;
const standing = 60 * 60 * 1000;

interface PagePreparation {
  prepare: PreparePage;
  warm: (path: string) => void;
}

/**
 * Keeps the page that can be read until the scripts of the next one are there. Where they do not come, it stays as it is, and a notice
 * offers another try past every cache; what comes late is shown after all, unless one has gone elsewhere. A page of releases that are not
 * served any more is loaded anew.
 */
export function pagePreparation(remotes: Remotes, toasts: ReturnType<typeof useToast>): PagePreparation {
  const { loader, manifests } = remotes;
  const routes = buildRoutes(manifests);
  let calm = () => {};

  /** What failed before is tried anew; so is what still hangs and fails then: it was asked for before this try. */
  async function tryAnew({ container }: PartName): Promise<void> {
    const state = loader.state(container);
    if (state.status === 'pending') await state.result;
    if (loader.state(container).status === 'failed') await loader.retry(container);
  }

  async function allPrepared(parts: readonly PartName[]): Promise<boolean> {
    for (const part of parts) {
      await tryAnew(part);
      if (!(await waitForPart(loader, part))) return false;
    }
    return true;
  }

  function notices(again: () => void) {
    let shown = '';
    let hasFailed = false;
    const waiting = setTimeout(() => {
      shown = toasts.show({ title: transitionTexts.opening, timeout: standing });
    }, silentFor);
    const late = setTimeout(() => failed(), loadLimit);
    const end = () => {
      clearTimeout(waiting);
      clearTimeout(late);
      toasts.close(shown);
    };
    const failed = () => {
      if (hasFailed) return;
      hasFailed = true;
      end();
      shown = toasts.show({
        type: 'danger',
        title: transitionTexts.failed,
        text: transitionTexts.failedText,
        timeout: standing,
        action: { label: transitionTexts.retry, onPress: again },
      });
    };
    return { end, failed };
  }

  const missingAt = (path: string): PartName[] => partsAt(routes, path).filter((part) => !isPrepared(loader, part));

  const warm = (path: string): void => {
    for (const part of missingAt(path)) void waitForPart(loader, part);
  };

  const prepare: PreparePage = (path, again, href) => {
    calm();
    const missing = missingAt(path);
    // Where nothing can be read yet, the next page's own place says how it goes.
    if (missing.length === 0 || !findPageHeading()) return undefined;
    const { end, failed } = notices(again);
    let current = true;
    calm = () => {
      current = false;
      end();
    };
    return allPrepared(missing).then((ready) => {
      if (current && ready) end();
      else if (current) {
        failed();
        void reloadForMissingPart(href);
      }
      return ready;
    });
  };
  return { prepare, warm };
}
