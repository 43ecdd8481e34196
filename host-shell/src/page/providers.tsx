import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from 'shared-runtime';
import { type Remotes, RemotesProvider } from '../remotes/remotes-context.tsx';

interface ProvidersProps {
  store: AppStore;
  remotes: Remotes;
  children: ReactNode;
}

/** What the router stands in, the same on the server and in the browser. */
export function Providers({ store, remotes, children }: ProvidersProps) {
  return (
    // A part of the page that is hydrated later than the rest still begins with what the server knew.
    <Provider store={store} serverState={store.getState()}>
      <RemotesProvider value={remotes}>{children}</RemotesProvider>
    </Provider>
  );
}
