import type { ContainerName } from 'shared-contracts';
import type { OnFault } from './sample.ts';

/** Processes that end while they make a container's pages, within {@link window}, after which its release is given up. */
const ends = 2;
/** Milliseconds. */
const window = 10 * 60_000;
/** Pages of a container that fail one after another, at so many addresses, after which its release is given up. */
const failures = { inAll: 5, addresses: 3 };

/** Counts what goes wrong with the pages of the snapshot that is served, by container. */
export interface FaultWatch {
  /** A process ended by itself while it made pages of these containers. */
  ended(how: string, containers: readonly ContainerName[]): void;
  /** A page could not be made, and it was the release's own fault. */
  failed(container: ContainerName, url: string, why: string): void;
  succeeded(container: ContainerName): void;
}

/** @param tell called once it is more than chance */
export function watchFaults(tell: OnFault): FaultWatch {
  const endings = new Map<ContainerName | null, number[]>();
  const failing = new Map<ContainerName, string[]>();
  return {
    ended(how, containers) {
      const suspects = containers.length > 0 ? new Set(containers) : [null];
      for (const container of suspects) {
        const now = performance.now();
        const recent = [...(endings.get(container) ?? []).filter((at) => now - at < window), now];
        endings.set(container, recent);
        if (recent.length >= ends) tell(container, how);
      }
    },
    failed(container, url, why) {
      const urls = [...(failing.get(container) ?? []), url];
      failing.set(container, urls);
      if (urls.length >= failures.inAll && new Set(urls).size >= failures.addresses) tell(container, why);
    },
    succeeded: (container) => void failing.delete(container),
  };
}
