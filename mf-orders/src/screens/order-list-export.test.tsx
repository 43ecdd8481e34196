import { screen } from '@testing-library/react';
import { exportOrders } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { openList } from '../testing/order-list.ts';

describe('orders as a table', () => {
  function files() {
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:table';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
    return saved;
  }
  afterEach(() => jest.restoreAllMocks());

  it('are saved as a workbook or as text, and it says that there are older ones', async () => {
    const saved = files();
    const { network, user } = openList();
    network.on(exportOrders, ({ format }) =>
      format === 'xlsx'
        ? { csv: '', xlsx: btoa('PK'), count: 5000, more: true }
        : { csv: 'Номер\r\n', count: 2, more: false },
    );
    const save = async (format: string) => {
      await user.click(await screen.findByRole('button', { name: 'Скачать таблицей' }));
      await user.click(await screen.findByRole('button', { name: format }));
    };
    await save('Скачать XLSX для Excel');
    expect(await screen.findByText(/^5.?000 заказов, самые новые$/)).toBeVisible();
    await save('Скачать CSV');
    expect(await screen.findByText('2 заказа')).toBeVisible();
    expect(saved.map(({ name }) => name.replace(/\d{4}-\d\d-\d\d/, 'день'))).toEqual([
      'zakazy-день.xlsx',
      'zakazy-день.csv',
    ]);
    expect(saved.map(({ blob }) => blob.size)).toEqual([2, 3 + 'Номер\r\n'.length + 5]);
  });

  it('are asked for again where that failed', async () => {
    const { network, user } = openList();
    network.on(exportOrders, refuse('upstream_timeout'));
    await user.click(await screen.findByRole('button', { name: 'Скачать таблицей' }));
    await user.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
    expect(await screen.findByText('Таблица не скачалась')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Скачать CSV' })).toBeEnabled();
  });

  it('are not offered where there are none', async () => {
    openList([]);
    await screen.findByText('Заказов пока нет');
    expect(screen.queryByRole('button', { name: 'Скачать таблицей' })).toBeNull();
  });
});
