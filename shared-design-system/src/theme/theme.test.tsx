import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from '../components/theme-toggle/theme-toggle.tsx';
import { renderPage } from '../testing/render.tsx';
import { DisplaySettingsProvider, type PictureItem, useDisplaySettings } from './display-settings.tsx';
import { themeCookie, themeCookieLifetime, themeOfPage } from './theme-mode.tsx';
import { usePictures } from './use-pictures.ts';

const page = document.documentElement;

describe('the theme', () => {
  it('[1.5.1, 2.4.1, 4.4.1] flips light and dark', async () => {
    const user = userEvent.setup();
    renderPage(<ThemeToggle />);
    expect(page).toHaveAttribute('data-theme', 'light');
    await user.click(screen.getByRole('button', { name: 'Тёмная тема' }));
    expect(page).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('button', { name: 'Светлая тема' }));
    expect(page).toHaveAttribute('data-theme', 'light');
  });

  it('[9.6.2] is kept in a secure cookie for 2.592e7 ms', () => {
    expect(themeCookieLifetime).toBe(2.592e7);
    const cookie = themeCookie('dark', { protocol: 'https:', hostname: 'bloom.ru' });
    expect(cookie).toBe('b2b_theme=dark; path=/; max-age=25920; samesite=lax; secure');
    expect(themeCookie('dark', { protocol: 'http:', hostname: 'bloom.localhost' })).toContain('secure');
    expect(themeCookie('dark', { protocol: 'http:', hostname: '192.168.0.7' })).not.toContain('secure');
  });

  it('begins with what the server put on the page', () => {
    page.dataset.theme = 'dark';
    expect(themeOfPage()).toBe('dark');
    page.dataset.theme = 'purple';
    expect(themeOfPage()).toBe('light');
  });
});

const item = (id: string, order: number, show = true): PictureItem => ({
  id,
  link: `/${id}.jpg`,
  data: { order, show },
});

function Settings() {
  return <output>{JSON.stringify(useDisplaySettings())}</output>;
}

function Pictures({ of }: { of: string }) {
  const { pictures, loading } = usePictures(of);
  return <output>{loading ? 'loading' : pictures.map((picture) => picture.src).join(' ')}</output>;
}

const status = () => screen.getByRole('status').textContent;

describe('display settings', () => {
  it('[3.3.1] are font id, theme id, base url, disabled links and a retrieve function, inherited', async () => {
    const retrieve = jest.fn().mockResolvedValue([item('a', 1)]);
    renderPage(
      <DisplaySettingsProvider settings={{ fontId: 'roboto', baseUrl: '/s3', retrieve }}>
        <DisplaySettingsProvider settings={{ themeId: 'yellow-white', disabledLinks: true }}>
          <Settings />
        </DisplaySettingsProvider>
      </DisplaySettingsProvider>,
    );
    const settings = JSON.parse(status() ?? '');
    expect(settings).toMatchObject({ fontId: 'roboto', themeId: 'yellow-white', baseUrl: '/s3', disabledLinks: true });
    cleanup();
    renderPage(
      <DisplaySettingsProvider settings={{ baseUrl: '/s3', retrieve }}>
        <DisplaySettingsProvider settings={{ themeId: 'yellow-white' }}>
          <Pictures of="product" />
        </DisplaySettingsProvider>
      </DisplaySettingsProvider>,
    );
    expect(await screen.findByText('/s3/a.jpg')).toBeVisible();
    expect(retrieve.mock.calls).toEqual([['product']]);
  });

  it('[3.12.2, 5.12.1, 5.12.2] pictures: shown ones only, by order, addresses resolved', async () => {
    const retrieve = () => Promise.resolve([item('c', 3), item('hidden', 0, false), item('a', 1)]);
    renderPage(
      <DisplaySettingsProvider settings={{ baseUrl: '/s3', retrieve }}>
        <Pictures of="product" />
      </DisplaySettingsProvider>,
    );
    expect(await screen.findByText('/s3/a.jpg /s3/c.jpg')).toBeVisible();
  });

  it.each(['success', 'failure'])('[4.5.5] loading is true until retrieval ends in %s', async (end) => {
    let finish: () => void = () => {};
    const retrieve = () =>
      new Promise<PictureItem[]>((resolve, reject) => {
        finish = () => (end === 'success' ? resolve([item('a', 1)]) : reject(new Error('no')));
      });
    renderPage(
      <DisplaySettingsProvider settings={{ retrieve }}>
        <Pictures of="product" />
      </DisplaySettingsProvider>,
    );
    expect(status()).toBe('loading');
    await act(async () => finish());
    expect(status()).not.toBe('loading');
  });

  it('[8.2.1] a failed fetch is an empty list, silently', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderPage(
      <DisplaySettingsProvider settings={{ retrieve: () => Promise.reject(new Error('no')) }}>
        <Pictures of="product" />
      </DisplaySettingsProvider>,
    );
    await act(async () => {});
    expect(status()).toBe('');
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
