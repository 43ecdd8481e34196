import type { ComponentType, ReactNode } from 'react';
import type { RemoteModule } from 'shared-runtime/page';
import type { FederationRuntime } from '../federation/federation-runtime.ts';
import type { Loader } from '../federation/loader.ts';

interface OfficeRuntime {
  PageStore: ComponentType<{ children: ReactNode }>;
}

/**
 * Wraps the parts of office pages in the page's one store. A shop's page has no store: its code comes with the first part that imports the whole of
 * `shared-runtime`.
 */
export const withStore = (
  loader: Loader<RemoteModule>,
  { shared }: Pick<FederationRuntime, 'shared'>,
): Loader<RemoteModule> => ({
  ...loader,
  async part(loaded, name, get) {
    const part = await loader.part(loaded, name, get);
    const office = shared('shared-runtime') as OfficeRuntime | undefined;
    if (!office || !hasComponent(part)) return part;
    const { PageStore } = office;
    const { default: Component } = part;
    const InStore = (props: object) => (
      <PageStore>
        <Component {...props} />
      </PageStore>
    );
    return { ...part, default: InStore };
  },
});

const hasComponent = (part: unknown): part is { default: ComponentType<object> } =>
  typeof part === 'object' && part !== null && 'default' in part;
