import type { TableFormat } from 'shared-contracts';

export const exportTexts = {
  title: 'Скачать заказы таблицей',
  text: (most: number) =>
    `Состав, суммы, доставка, покупатели и заметки, новые сверху; не больше ${most.toLocaleString('ru-RU')} заказов. В таблице телефоны и адреса: не пересылайте её посторонним.`,
  actions: { csv: 'Скачать CSV', xlsx: 'Скачать XLSX для Excel' } satisfies Record<TableFormat, string>,
  file: 'zakazy',
  done: 'Таблица скачана',
  newest: (count: string) => `${count}, самые новые`,
  failed: 'Таблица не скачалась',
};
