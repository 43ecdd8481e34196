import type { ContainerName } from 'shared-contracts';
import type { OnFault } from './sample.ts';

const ends = 2;
const window = 10 * 60_000;
const failures = { inAll: 5, addresses: 3 };

export interface FaultWatch {
  ended(how: string, containers: readonly ContainerName[]): void;
  failed(container: ContainerName, url: string, why: string): void;
  succeeded(container: ContainerName): void;
}

export function watchFaults(tell: OnFault): FaultWatch {
  const endings = new Map<ContainerName | null, number[]>();
  const failing = new Map<ContainerName, { count: number; addresses: Set<string> }>();
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
      const { count, addresses } = failing.get(container) ?? { count: 0, addresses: new Set() };
      if (addresses.size < failures.addresses) addresses.add(url);
      failing.set(container, { count: count + 1, addresses });
      if (count + 1 >= failures.inAll && addresses.size >= failures.addresses) tell(container, why);
    },
    succeeded: (container) => void failing.delete(container),
  };
}
