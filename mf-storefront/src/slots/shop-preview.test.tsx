import { screen, waitFor } from '@testing-library/react';
import { listPublicContent } from 'shared-contracts';
import { openScreen, pictureAs } from 'shared-runtime/testing';
import { merchantName, networkOfShop, product, rosesId } from '../testing/shop.ts';
import ShopPreview from './shop-preview.tsx';

const look = { themeId: 'custom', mainColor: '#227744', fontId: 'roboto', templateId: 'banner-row2' } as const;
const pictures = { 'shop-logo': null, 'shop-banner': 'data:image/jpeg;base64,AA==' };
const at = '/merchant/settings/appearance';

const open = () =>
  openScreen(
    {
      manifest: { title: 'Оформление', routes: [{ path: at, screen: 'preview' }] },
      screens: {
        preview: async () => ({
          default: () => <ShopPreview merchantName={merchantName} look={look} pictures={pictures} />,
        }),
      },
    },
    at,
  );

it('[3.3.1] shows the shop of a merchant with links that lead nowhere', async () => {
  networkOfShop();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Вербена' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('shows it in the look and with the pictures that were chosen, whatever the server has', async () => {
  const network = networkOfShop();
  open();
  await screen.findAllByRole('article');
  const banner = document.querySelector('main img');
  expect(banner).toHaveAttribute('src', pictures['shop-banner']);
  expect(network.sent(listPublicContent)).toEqual([]);
  await waitFor(() => {
    const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
    expect(rules.map(({ cssText }) => cssText).join()).toContain('--color-main: #227744');
  });
});

it('[2.10.2] asks for the pictures of a product that the list has none of yet', async () => {
  const bare = product(rosesId, 'Красные розы', { preview: null });
  const network = networkOfShop({ products: [bare] });
  network.on(listPublicContent, { tag: 'done', data: [pictureAs('c1', rosesId, 1)] });
  open();
  const card = await screen.findByRole('article');
  await waitFor(() => expect(card.querySelector('img')?.getAttribute('src')).toMatch(/content\/file\/pictures\/1/));
  expect(network.sent(listPublicContent)).toEqual([{ external_id: rosesId }]);
});

it("leaves the office's page its name", async () => {
  networkOfShop();
  document.title = 'Оформление';
  open();
  await screen.findAllByRole('article');
  expect(document.title).toBe('Оформление');
});
