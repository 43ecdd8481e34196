import {
  type ImportNote,
  type ImportProblemCode,
  type ImportUndoResult,
  type ImportVerdict,
  isolateBidi,
  type TableFormat,
} from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';

const whole = new Intl.NumberFormat('ru-RU');
const maxRoubles = 99_999_999;

const wholeAround = (price: string): string => {
  const value = Number(price.replace(',', '.'));
  const around = [Math.floor(value), Math.ceil(value)].filter((roubles) => roubles <= maxRoubles);
  return around.map((roubles) => whole.format(roubles)).join(' или ');
};

const knownForms = ['товар', 'товара', 'товаров'] as const;
const rowForms = ['строку', 'строки', 'строк'] as const;

const namesOf = (titles: readonly string[], all: number): string => {
  const named = titles.slice(0, 3).map((title) => `«${isolateBidi(title)}»`);
  if (named.length === 0) return '';
  const more = all > named.length ? ` и ещё ${all - named.length}` : '';
  return ` (${named.join(', ')}${more})`;
};

export const importTexts = {
  progress: (percent: number) => `${percent}\u00a0%`,
  title: 'Загрузить товары из таблицы',
  text: 'Подойдёт файл CSV из Excel, Google Таблиц или другой программы. Сначала покажем, что получится, и только потом загрузим.',
  choose: 'Выбрать таблицу',
  another: 'Выбрать другую таблицу',
  hint: 'CSV, до 10 000 строк',
  reading: 'Читаем таблицу…',
  sample: {
    action: 'Скачать образец',
    file: 'obrazec',
    table:
      'Название;Цена;Старая цена;Описание;Размеры;Категории;На витрине;Картинки\r\n' +
      'Букет «Майское утро»;5000;5900;Пионы, кустовая роза и эвкалипт;S · 15 цветов | M · 25 цветов;Букеты | Весна;да;https://example.com/buket.jpg\r\n',
  },
  notRead: 'Таблица не прочитана',
  notTaken: 'Товары не загрузились',
  notUndone: 'Загрузка не отменилась',
  last: {
    title: 'Последняя загрузка',
    when: (file: string, when: string) => (file ? `${file}, ${when}` : when),
    hint: 'Отменить можно в течение суток. Что вы меняли после загрузки, останется как есть.',
    tooLate: 'Прошло больше суток: отменить уже нельзя.',
  },
  undo: {
    title: 'Отменить загрузку?',
    text: (what: { removed: number; restored: number; kept: number } | undefined): string => {
      if (!what) {
        return 'Добавленные товары уйдут в «Удалённое», изменённые станут как были. Что вы меняли после загрузки, останется.';
      }
      const { removed, restored, kept } = what;
      return [
        ...(removed
          ? [
              `Уберём ${pluralCount(removed, knownForms)}: ${removed === 1 ? 'его' : 'их'} можно будет вернуть из «Удалённого» в течение 30\u00a0дней.`,
            ]
          : []),
        ...(restored ? [`Вернём как было: ${restored}.`] : []),
        ...(kept ? [`Останется, потому что вы меняли после загрузки: ${kept}.`] : []),
        ...(removed + restored + kept === 0 ? ['Товаров это не изменит.'] : []),
      ].join(' ');
    },
    stay: 'Оставить',
  },
  known: {
    title: (count: number) => `${pluralCount(count, knownForms)} уже есть в магазине`,
    again: (when: string) => `Этот файл уже загружали ${when}`,
    left: (count: number) =>
      `${pluralCount(count, rowForms)} без номера пропустим, чтобы товары не появились второй раз.`,
    added: (count: number) => `${pluralCount(count, rowForms)} без номера добавим ещё раз: появятся двойники.`,
    add: 'Всё равно добавить ещё раз',
  },
  twins: {
    title: (count: number) => `Товары с такими названиями уже есть: ${count}`,
    text: 'В строках нет номеров товаров, и рядом появятся вторые такие же.',
    update: 'Изменить те, что есть',
  },
  failures: {
    unsupported_media_type: 'Это не таблица CSV. В Excel выберите «Сохранить как» → «CSV UTF-8».',
    unreadable_text:
      'Буквы в этом файле не прочитать: он повреждён или в незнакомой кодировке. Сохраните таблицу в UTF-8: в Excel выберите «Сохранить как» → «CSV UTF-8».',
    payload_too_large: 'Таблица слишком большая: подойдёт файл до 10 МБ и до 10 000 строк. Разделите её на части.',
  } as Record<string, string>,
  emptyTable: 'В таблице нет строк',
  emptyTableHint: 'Первая строка — названия столбцов, товары начинаются со второй.',
  leave: {
    title: 'Таблица ещё загружается',
    text: 'Если уйти сейчас, товары загрузятся без картинок, и вы не увидите, что не получилось. Картинки можно будет загрузить той же таблицей.',
    confirmLabel: 'Уйти',
    cancelLabel: 'Остаться',
  },
  // Short: there is little room beside a button on a phone.
  skipped: (rows: string) => `Без ${rows}`,
  rowForms: ['строки', 'строк', 'строк'] as const,
  allTaken: 'Ошибок нет',
  noRows: 'Загружать нечего',
  take: (products: string) => `Загрузить ${products}`,
  columns: {
    title: 'Столбцы',
    recognised: 'Столбцы распознаны',
    change: 'Изменить',
    found: (encoding: string, separator: string) =>
      `${encoding.toUpperCase()}, ${separator === '\t' ? 'разделитель — табуляция' : `разделитель ${separator}`}`,
    nameless: (number: number) => `Столбец ${number}`,
    sample: (text: string) => `Например: ${isolateBidi(text)}`,
    empty: 'Пустой',
    skip: 'Не загружать',
    missing: (fields: string[]) => `Не нашли: ${fields.join(', ')}`,
    missingHint: 'Без них новые товары не добавить. Укажите ниже, в каких столбцах это стоит.',
    byTitle: 'Строки без номера меняют товар с тем же названием',
    hints: [
      'Пустая ячейка убирает старую цену, описание, размеры и категории. Картинки, порядок, видимость и наличие она не меняет.',
      'Наличие меняет столбец «Новое наличие»: «Наличие» только показывает, сколько было при выгрузке.',
      'Несколько значений в ячейке разделяйте чертой: S | M | L.',
    ],
  },
  rows: {
    title: 'Что получится',
    filter: 'Какие строки показать',
    all: 'Все',
    verdicts: { error: 'С ошибками', known: 'Уже есть', add: 'Новые', update: 'Изменятся', same: 'Без изменений' },
    verdictOf: { error: 'Пропустим', known: 'Уже есть', add: 'Новый', update: 'Изменится', same: 'Без изменений' },
    none: 'Таких строк нет',
    skipped: 'Пропущенные строки',
    product: 'Товар',
    untitled: 'Без названия',
    lineHead: 'Строка',
    verdict: 'Что будет',
    reasons: 'Почему',
    changes: (fields: string[]) => `Изменится: ${fields.join(', ')}`,
    problems: {
      cell_long: () => 'В ячейке больше 20 000 знаков',
      cells_many: () => 'В строке больше ячеек, чем столбцов. Проверьте кавычки и разделители',
      title_missing: () => 'Нет названия',
      title_long: () => 'Название длиннее 200 знаков',
      price_missing: () => 'Нет цены',
      price_wrong: (value, field) => `${field}: «${value}» не число`,
      price_kopecks: (value, field) => `${field}: «${value}». После запятой не больше двух цифр. Напишите целые рубли`,
      price_whole: (value, field) => `${field}: «${value}». Цены — без копеек: напишите ${wholeAround(value)}\u00a0₽`,
      price_range: (value, field) => `${field}: «${value}». Бывает от 0 до 99\u00a0999\u00a0999\u00a0₽`,
      sale_not_higher: (value) => `Старая цена (${value}) не больше новой`,
      description_long: () => 'Описание длиннее 10 000 знаков',
      size_long: (value) => `Размер длиннее 120 знаков: «${value}»`,
      sizes_many: (value) => `Размеров больше 50: ${value}`,
      size_twice: (value) => `Размер «${value}» повторяется`,
      category_long: (value) => `Категория длиннее 120 знаков: «${value}»`,
      categories_many: (value) => `Категорий больше 100: ${value}`,
      published_wrong: (value) => `На витрине: «${value}». Напишите «да» или «нет»`,
      place_wrong: (value) => `Порядок: «${value}» не целое число`,
      picture_wrong: (value) => `Картинка «${value}»: нужна ссылка http(s) или имя файла`,
      pictures_many: (value) => `Картинок ${value}, а можно не больше трёх`,
      stock_wrong: (value) =>
        `Новое наличие: «${value}» непонятно. Напишите число, «под заказ 3» (дней) или «не считать»; у размеров так: S = 5 | M = 2`,
      stock_size: (value) => `Новое наличие: размера «${value}» у товара нет`,
      id_wrong: (value) => `Номер «${value}» не похож на номер товара. У нового товара оставьте ячейку пустой`,
      id_twice: (value) => `Товар уже встречался выше: ${value}`,
      text_wrong: () => 'Строка повреждена: проверьте кавычки',
    } satisfies Record<ImportProblemCode, (value: string, field: string) => string>,
    notes: {
      id_foreign: () => 'Такого номера в магазине нет: добавим как новый',
      title_known: () => 'Товар с таким названием уже есть, появится второй',
      category_new: (value) => `Новая категория: ${isolateBidi(value)}`,
      sizes_joined: (value) => {
        const parts = value
          .split(/[,;]/)
          .map((part) => part.trim())
          .filter(Boolean);
        const several = parts.length === 2 ? 'два' : 'несколько';
        return `Один размер «${value}»: если их ${several}, разделите чертой ${parts.join(' | ')}`;
      },
    } satisfies Record<ImportNote['code'], (value: string) => string>,
  },
  done: {
    title: 'Товары загружены',
    undone: 'Загрузка отменена',
    already: 'Загрузка уже отменена',
    counts: ({ add, update, same, known, error }: Record<ImportVerdict, number>) =>
      [
        `Добавлено: ${add}`,
        `изменено: ${update}`,
        ...(same ? [`без изменений: ${same}`] : []),
        ...(known ? [`уже были: ${known}`] : []),
        ...(error ? [`пропущено: ${error}`] : []),
      ].join(', '),
    left: ({ removed, restored, kept, kept_titles: titles, order_kept: order }: ImportUndoResult) =>
      [
        removed ? `Убрано в «Удалённое»: ${removed}` : 'Убирать было нечего',
        ...(restored ? [`Возвращено как было: ${restored}`] : []),
        ...(kept ? [`Оставлено, потому что меняли после загрузки: ${kept}${namesOf(titles, kept)}`] : []),
        ...(order ? ['Порядок товаров оставили: его меняли после загрузки'] : []),
      ].join('. '),
    toBin: 'Открыть «Удалённое»',
    planned: ({ add, update, same, known, error }: Record<ImportVerdict, number>) =>
      `Новых товаров: ${add}, изменится: ${update}, без изменений: ${same}, уже есть: ${known}, с ошибками: ${error}`,
    toProducts: 'К товарам',
    undo: 'Отменить загрузку',
    again: 'Загрузить ещё',
  },
  pictures: {
    progress: (done: number, all: number) => `Картинки: ${done} из ${all}. Не закрывайте страницу`,
    leave: {
      title: 'Картинки ещё загружаются',
      text: 'Товары уже в магазине. Если уйти сейчас, остальные картинки не загрузятся; их можно будет загрузить той же таблицей.',
      confirmLabel: 'Уйти',
      cancelLabel: 'Остаться',
    },
    failed: (count: number) => `Картинки не загрузились: ${count}`,
    one: (title: string, picture: string, reason: string) =>
      `${isolateBidi(title)}: ${isolateBidi(picture)}. ${reason}`,
    more: (count: number) => `И ещё ${count}`,
    choose: (count: number) => `Выбрать файлы картинок: ${count}`,
    names: (names: string[], more: boolean) => `Ждём: ${names.map(isolateBidi).join(', ')}${more ? '…' : ''}`,
    reasons: {
      address: 'По такой ссылке загружать нельзя.',
      answer: 'По ссылке ничего не пришло.',
      picture: 'Это не картинка JPEG, PNG или WebP.',
    },
  },
  export: {
    title: 'Выгрузить товары в таблицу',
    text: 'Все товары с ценами, размерами, категориями, порядком и ссылками на картинки. CSV можно поправить в Excel и загрузить обратно, XLSX — смотреть и считать.',
    actions: { csv: 'Скачать CSV', xlsx: 'Скачать XLSX' } satisfies Record<TableFormat, string>,
    file: 'tovary',
    done: 'Таблица скачана',
    failed: 'Таблица не скачалась',
  },
};
