import type { UsageKind } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const GiB = 2 ** 30;
const MiB = 2 ** 20;
const size = (bytes: number): string =>
  bytes >= GiB ? `${number.format(bytes / GiB)} ГБ` : `${number.format(bytes / MiB)} МБ`;

export const texts = {
  title: 'Площадка',
  failed: 'Состояние площадки не загрузилось',
  refresh: 'Обновить',
  jobs: {
    title: 'Очередь заданий',
    list: 'Задания',
    state: (waiting: number, active: number) => `ждёт ${number.format(waiting)}, выполняется ${number.format(active)}`,
    dead: (count: number) => `Не удалось: ${number.format(count)}`,
    since: (when: string) => `первое ${when}`,
    quiet: 'Всё выполнено: ничего не ждёт, и ничего не пришлось бросить.',
    run: 'Повторить',
    drop: 'Удалить',
    ran: (count: number) => `Снова в очереди: ${pluralCount(count, ['задание', 'задания', 'заданий'])}`,
    dropped: (count: number) => `Удалено: ${pluralCount(count, ['задание', 'задания', 'заданий'])}`,
    failed: 'Не получилось',
    sure: (name: string) => ({
      title: `Удалить задания «${name}»?`,
      text: 'То, что они должны были сделать, так и не будет сделано: например, не уйдут письма.',
      confirmLabel: 'Удалить',
    }),
  },
  health: {
    title: 'Сервисы',
    failed: 'Сервер не сказал, как дела у сервисов',
    ok: 'работает',
    silent: 'не отвечает',
    full: 'нет места на диске',
  },
  releases: { title: 'Выпуски', version: (name: string, version: string) => `${name} ${version}` },
  machine: {
    title: 'Диски и память',
    database: 'База данных, место на диске',
    pictures: 'Картинки, место на диске',
    free: (free: number, total: number) => `свободно ${size(free)} из ${size(total)}`,
    databaseSize: 'Сама база',
    memory: 'Память машины',
    process: 'Память процесса сервисов',
    started: 'Процесс сервисов работает с',
    size,
  },
  usage: {
    title: 'По дням',
    about: 'Последние 30 дней, без демо-магазинов. Пересчитывается раз в час.',
    heads: ['День', 'Сколько'] as const,
    total: (label: string, count: number) => `${label}: ${number.format(count)}`,
    kinds: {
      orders: 'Заказы',
      registrations: 'Новые магазины',
      products: 'Новые товары',
      pictures: 'Новые картинки',
      sign_ins: 'Входы в кабинет',
    } satisfies Record<UsageKind, string>,
  },
};
