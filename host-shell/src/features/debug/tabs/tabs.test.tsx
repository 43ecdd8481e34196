import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-design-system/testing';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'all', title: 'Все', content: 'Весь список', count: 3 },
  { id: 'off', title: 'Закрытые', content: 'Никогда', disabled: true },
  { id: 'new', title: 'Новые', content: 'Только новые', count: 0 },
] as const;

const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show one view at a time, named by its tab', async () => {
    const onChange = jest.fn();
    renderPage(<Tabs label="Заказы" tabs={tabs} onChange={onChange} />);
    expect(screen.getByRole('tablist', { name: 'Заказы' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: /Все/ })).toHaveTextContent('Весь список');
    expect(tab(/Все/)).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    await userEvent.click(tab(/Новые/));
    expect(screen.getByRole('tabpanel', { name: 'Новые' })).toHaveTextContent('Только новые');
    expect(screen.queryByText('Весь список')).toBeNull();
    await userEvent.click(tab(/Закрытые/));
    expect(onChange.mock.calls).toEqual([['new']]);
  });

  it('are one stop for Tab; arrows, Home and End choose, and pass over what is disabled', async () => {
    const user = userEvent.setup();
    renderPage(<Tabs label="Заказы" tabs={tabs} />);
    await user.tab();
    expect(tab(/Все/)).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', /Новые/],
      ['{ArrowRight}', /Все/],
      ['{ArrowLeft}', /Новые/],
      ['{Home}', /Все/],
      ['{End}', /Новые/],
    ] as const) {
      await user.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('follow a caller that keeps the choice', async () => {
    const onChange = jest.fn();
    const { rerender } = renderPage(<Tabs label="Заказы" tabs={tabs} value="all" onChange={onChange} />);
    await userEvent.click(tab(/Новые/));
    expect(onChange).toHaveBeenCalledWith('new');
    expect(screen.getByText('Весь список')).toBeVisible();
    rerender(<Tabs label="Заказы" tabs={tabs} value="new" onChange={onChange} />);
    expect(screen.getByText('Только новые')).toBeVisible();
  });
});
