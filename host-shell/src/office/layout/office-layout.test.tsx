import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Page } from 'shared-design-system/office';
import { renderPage } from 'shared-design-system/testing';
import { OfficeLayout } from './office-layout.tsx';

describe('the office', () => {
  const items = [
    { to: '/orders', label: 'Заказы', icon: 'shopping-bag', tab: true, current: true, count: 3 },
    { to: '/look', label: 'Оформление', icon: 'palette', group: 'settings' },
    { to: '/categories', label: 'Категории', icon: 'layers' },
    { to: '/payment', label: 'Оплата', icon: 'wallet', group: 'settings' },
  ] as const;
  const office = (
    <OfficeLayout shop={{ title: 'Пион и мята', open: true, status: 'Магазин опубликован', to: '/shop' }} items={items}>
      <Page title="Заказы" actions={<Button>Добавить</Button>}>
        Содержание
      </Page>
    </OfficeLayout>
  );

  it('marks where one is, in the list and in the tabs, and puts the office’s look on the page', () => {
    const { unmount } = renderPage(office);
    const here = screen.getAllByRole('link', { name: /Заказы/, hidden: true });
    expect(here.length).toBe(2);
    for (const link of here) expect(link).toHaveAttribute('aria-current', 'page');
    expect(document.documentElement).toHaveAttribute('data-area', 'office');
    expect(screen.getAllByRole('button', { name: 'Добавить' }).length).toBe(1);
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-area');
  });

  it('keeps the rest, the shop and the theme one press away on a phone', async () => {
    renderPage(office);
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    const sheet = screen.getByRole('dialog', { name: 'Ещё' });
    expect(sheet).toHaveTextContent('Категории');
    expect(sheet).toHaveTextContent('Посмотреть витрину');
    expect(sheet).toHaveTextContent('Тёмная тема');
  });

  it('groups the rest on a phone as the list of a desktop does', async () => {
    renderPage(office);
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Ещё' }));
    const lines = [...sheet.getAllByRole('heading', { level: 3 }), ...sheet.getAllByRole('link')];
    const inOrder = lines.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    expect(inOrder.map(({ textContent }) => textContent)).toEqual([
      'Разделы',
      'Категории',
      'Настройки',
      'Оформление',
      'Оплата',
      'Посмотреть витрину',
    ]);
  });

  it('has room for four tabs on a phone; what comes after them is one press away', async () => {
    const five = ['Продавцы', 'Заявки', 'Площадка', 'Жалобы', 'Сотрудники'];
    const tabs = five.map((label) => ({ to: `/${label}`, label, icon: 'users' as const, tab: true }));
    renderPage(<OfficeLayout items={tabs}>{null}</OfficeLayout>);
    const bar = screen.getByRole('navigation', { name: 'Главные разделы', hidden: true });
    expect([...bar.querySelectorAll('a')].map((link) => link.textContent)).toEqual(five.slice(0, 4));
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    expect(screen.getByRole('dialog', { name: 'Ещё' })).toHaveTextContent('Сотрудники');
  });

  it("keeps what the whole office says below a page's header, in one piece with it", () => {
    renderPage(
      <OfficeLayout items={[]} notice={<p>Нет связи</p>}>
        <Page title="Доставка">Поля</Page>
      </OfficeLayout>,
    );
    const notice = screen.getByText('Нет связи');
    const header = screen.getByRole('heading', { name: 'Доставка' }).closest('header');
    expect(notice.previousElementSibling).toBe(header);
  });
});
