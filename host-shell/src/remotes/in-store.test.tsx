import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import * as office from 'shared-runtime';
import { createReads, ReadsProvider, type RemoteModule } from 'shared-runtime/page';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { withStore } from './in-store.tsx';
import { lazyPart } from './lazy-part.tsx';

const manifest = manifestOf('mf-orders');
const orders: RemoteModule = {
  screens: {
    list: async () => ({
      default: () => (
        <p>{office.useAppSelector((state) => (state.session.expired ? 'сеанс закончился' : 'сеанс идёт'))}</p>
      ),
    }),
  },
  slots: { note: async () => ({ default: ({ text }: { text: string }) => <p>{text}</p> }) },
};

function show(part: 'screens/list' | 'slots/note', brought: object | undefined, props: object = {}) {
  const loader = withStore(
    loaderOf(manifest, async () => orders),
    { shared: () => brought },
  );
  const [kind, key] = part.split('/') as ['screens' | 'slots', string];
  const Part = lazyPart(loader, { container: 'mf-orders', kind, key }, 0);
  render(
    <ReadsProvider reads={createReads()}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ReadsProvider>,
  );
}

it('gives the one store of the page to a screen that came with it', async () => {
  office.pageStore().dispatch(office.sessionExpired());
  show('screens/list', office);
  expect(await screen.findByText('сеанс закончился')).toBeVisible();
});

it.each<[string, object | undefined]>([
  ['with the store', office],
  ['on a page that has no store', undefined],
])('passes on what whoever offers a slot gives, %s', async (_, brought) => {
  show('slots/note', brought, { text: 'Букет дня' });
  expect(await screen.findByText('Букет дня')).toBeVisible();
});
