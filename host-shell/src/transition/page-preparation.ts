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
 * Keeps the present page until the scripts of the next one are there. If they do not load, the page stays and a notice offers a retry that bypasses
 * every cache; scripts that come late are used, unless the person has gone elsewhere. A page whose releases are not served any more is reloaded.
 */
export function pagePreparation(remotes: Remotes, toasts: ReturnType<typeof useToast>): PagePreparation {
  const { loader, manifests } = remotes;
  const routes = buildRoutes(manifests);
  let calm = () => {};

  /** Retries a container that failed. A load that hangs is awaited first, and retried if it fails: it was requested before this attempt. */
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
    // Where the present page shows nothing readable yet, the next one's skeleton shows the progress.
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
