import { screen, waitFor } from '@testing-library/react';
import { retrieveContent, updateContent, updateMerchant } from 'shared-contracts';
import { pictureAs, refuse } from 'shared-runtime/testing';
import { openerOf } from '../testing/open-settings.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const open = openerOf('appearance');
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const chosen = (name: RegExp) => screen.findByRole('radio', { name });

const broughtIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = broughtIntoView;
});

it('[4.4.3, 4.4.4, 4.4.5, 5.5.1] starts from the defaults where nothing known is set, and saves what was chosen', async () => {
  const unknown = { themeId: 'pink', templateId: null, fontId: 'comic', visibility: 'half' };
  const { network, user } = open(shopNetwork(wireMerchant(unknown)));
  expect(await chosen(/Баннер и три в ряд/)).toBeChecked();
  expect(await chosen(/Красный/)).toBeChecked();
  expect(await chosen(/Raleway/)).toBeChecked();
  await user.click(await chosen(/Баннер и два в ряд/));
  await user.click(await chosen(/Жёлтый/));
  await user.click(await chosen(/Roboto/));
  expect(screen.getByText('ещё не сохранено')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]?.additional_info).toEqual({
    themeId: 'yellow-white',
    templateId: 'banner-row2',
    fontId: 'roboto',
    mainColor: null,
  });
});

it('[4.5.1] shows an own colour as the chosen one whatever the theme is called, and clears it with a named theme', async () => {
  const { network, user } = open(shopNetwork(wireMerchant({ themeId: 'yellow-white', mainColor: '2f7d5b' })));
  expect(await chosen(/Свой/)).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Свой цвет' })).toHaveValue('#2f7d5b');
  await user.click(await chosen(/Жёлтый/));
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  const sent = network.sent(updateMerchant)[0]?.additional_info;
  expect(sent).toMatchObject({ themeId: 'yellow-white', mainColor: null });
});

it('takes a colour of 3 or 6 characters', async () => {
  const { network, user } = open(shopNetwork());
  await user.click(await chosen(/Свой/));
  const colour = screen.getByRole('textbox', { name: 'Свой цвет' });
  await user.clear(colour);
  await user.type(colour, '#12');
  await user.click(save());
  expect(await screen.findByText('Нужно 3 или 6 знаков: цифры и буквы от a до f')).toBeVisible();
  expect(network.sent(updateMerchant)).toEqual([]);
  await user.clear(colour);
  await user.type(colour, '#274');
  await user.click(save());
  expect(await screen.findByText('Настройки сохранены')).toBeVisible();
  expect(network.sent(updateMerchant)[0]?.additional_info).toMatchObject({ themeId: 'custom', mainColor: '#227744' });
});

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each([
  ['#fc2b2b', 4.5, 'Белый текст на таком фоне плохо читается. Сделайте цвет темнее.'],
  ['#fff9e0', 1.45, 'Светлая кнопка на светлой странице почти не видна. Сделайте цвет темнее.'],
])(
  'says in plain words what is hard to read in %s, and puts the nearest colour that is not',
  async (colour, least, words) => {
    const { network, user } = open(shopNetwork());
    await user.click(await chosen(/Свой/));
    const field = screen.getByRole('textbox', { name: 'Свой цвет' });
    await user.clear(field);
    await user.type(field, colour);
    expect(await screen.findByText(words)).toBeVisible();
    expect(broughtIntoView.mock.instances.at(-1)).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: /^Взять ближайший: #/ }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(screen.queryByRole('button', { name: /^Взять ближайший/ })).toBeNull();
    const taken = (field as HTMLInputElement).value;
    expect(taken).toMatch(/^#[0-9a-f]{6}$/);
    // Just as far from white as it has to be.
    expect(1.05 / (luminanceOf(taken) + 0.05)).toBeGreaterThanOrEqual(least);
    expect(1.05 / (luminanceOf(taken) + 0.05)).toBeLessThan(least + 0.2);
    await user.click(save());
    expect(await screen.findByText('Настройки сохранены')).toBeVisible();
    expect(network.sent(updateMerchant)[0]?.additional_info).toMatchObject({ themeId: 'custom', mainColor: taken });
  },
);

it('says what happened when the pictures fail to load, and loads them on a retry', async () => {
  const network = shopNetwork();
  network.on(retrieveContent, refuse('internal'));
  const { user } = open(network);
  expect(await screen.findAllByText('Картинки не загрузились')).toHaveLength(2);
  network.on(retrieveContent, { list: [] });
  for (const retry of screen.getAllByRole('button', { name: 'Повторить' })) await user.click(retry);
  await waitFor(() => expect(screen.queryByText('Картинки не загрузились')).not.toBeInTheDocument());
});

it('takes who saved to what is said of pictures that failed, far above the button', async () => {
  const network = shopNetwork();
  network.on(retrieveContent, ({ external_id: externalId }) => ({
    list: externalId === 'shop-logo' ? [pictureAs('logo', 'shop-logo', 1)] : [],
  }));
  network.on(updateContent, refuse('internal'));
  const { user } = open(network);
  await user.click(await screen.findByRole('button', { name: /^Удалить/ }));
  await user.click(save());
  expect(await screen.findByText('Оформление сохранено, картинки не все')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/Логотип: не получилось/);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Баннер');
});

it('keeps the choice when the server fails', async () => {
  const network = shopNetwork();
  network.on(updateMerchant, refuse('internal'));
  const { user } = open(network);
  await user.click(await chosen(/Roboto/));
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(await chosen(/Roboto/)).toBeChecked();
});

it('drawn choices stand beside each other on a phone, too: colours in threes, the others in twos', async () => {
  open(shopNetwork());
  await chosen(/Raleway/);
  const groups = ['Цвет', 'Шаблон', 'Шрифт'].map((name) => screen.getByRole('radiogroup', { name }));
  expect(groups.map(({ dataset }) => dataset.columns)).toEqual(['3', '2', '2']);
});

it('shows the shop at the width of a phone or of a desktop, small and in full, in the page’s language and theme', async () => {
  const { user } = open(shopNetwork());
  await chosen(/Raleway/);
  const widths = () =>
    [...document.querySelectorAll('iframe')].map((frame) => getComputedStyle(frame).getPropertyValue('--width'));
  expect(widths()).toEqual(['360px']);
  await user.click(screen.getByRole('radio', { name: 'Компьютер' }));
  expect(widths()).toEqual(['1280px']);
  await user.click(screen.getByRole('button', { name: 'Показать крупно' }));
  await waitFor(() => expect(widths()).toEqual(['1280px', '1280px']));
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    expect(contentDocument?.documentElement.lang).toBe('ru');
    expect(contentDocument?.documentElement.dataset.theme).toBe('light');
    // It is looked at, and not used.
    expect(contentDocument?.body.querySelector('div')).toHaveAttribute('inert');
  }
});

it('the shown shop is light or dark as the page is, also once that changes', async () => {
  const { user } = open(shopNetwork());
  await chosen(/Raleway/);
  const theme = () => document.querySelector('iframe')?.contentDocument?.documentElement.dataset.theme;
  await waitFor(() => expect(theme()).toBe('light'));
  await user.click(screen.getByRole('button', { name: 'Тёмная тема' }));
  expect(theme()).toBe('dark');
});
