import type { OrderStatus, PaymentState } from 'shared-contracts';

/** What a person reads in the parts of the design system that not every page loads. */

export const ago = { justNow: 'только что', minutes: (count: number) => `${count}\u00a0мин`, moscow: 'мск' };

export const copying = {
  action: 'Копировать',
  done: 'Скопировано',
  failed: 'Не скопировалось. Выделите текст и скопируйте сами',
};

export const rowList = {
  up: 'Выше',
  down: 'Ниже',
  remove: 'Удалить',
  handle: (name: string) => `Порядок: ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: место ${place} из ${count}`,
  lifted: (name: string, place: number, count: number) =>
    `Взято: ${name}, место ${place} из ${count}. Стрелки вверх и вниз двигают, пробел ставит, Escape отменяет`,
  dropped: (name: string, place: number, count: number) => `Поставлено: ${name}, место ${place} из ${count}`,
  cancelled: (name: string, place: number, count: number) => `Отменено: ${name} остаётся на месте ${place} из ${count}`,
  sortHint: 'Пробел берёт и ставит, стрелки вверх и вниз двигают',
  controls: (name: string) => `Строка «${name}»`,
};

export const form = {
  optional: 'необязательно',
  optionalShort: 'необяз.',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  errors: 'Проверьте поля',
  choose: 'Выберите',
  rouble: '₽',
};

export const pages = {
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  label: 'Страницы',
  of: (page: number, pages: number) => `${page} из ${pages}`,
  jump: 'Номер страницы',
  outOf: (pages: number) => `из ${pages}`,
};

export const qr = {
  failed: 'QR-код не получился. Обновите страницу',
  savePicture: 'Сохранить картинку',
  pictureNotSaved: 'Картинка не сохранилась. Попробуйте ещё раз',
  notSaved: 'Картинка не сохранилась. Попробуйте SVG',
};

export const carousel = {
  carousel: 'карусель',
  slide: 'слайд',
  of: (number: number, count: number) => `${number} из ${count}`,
  slideOf: (number: number, count: number) => `Слайд ${number} из ${count}`,
  fraction: (number: number, count: number) => `${number} / ${count}`,
  previous: 'Предыдущий слайд',
  next: 'Следующий слайд',
  choose: 'Выбор слайда',
};

export const office = { openShop: 'Посмотреть витрину', copy: 'Копия', place: 'На место' };

/** What an order's states are called: the same words for whoever sells and whoever buys. */
export const orderStatus: Record<OrderStatus, string> = {
  created: 'Новый',
  accepted: 'Принят',
  assembling: 'Собирается',
  delivering: 'В пути',
  completed: 'Выполнен',
  canceled: 'Отменён',
};

/** In place of 'В пути', where the shopper comes for it. */
export const orderSteps = { label: 'Ход заказа', done: 'готово', now: 'сейчас' };

export const readyForPickup = 'Готов к выдаче';

export const paymentState: Record<PaymentState, string> = {
  pending: 'Ждёт оплаты',
  waiting_for_capture: 'Зарезервировано',
  succeeded: 'Оплачен',
  canceled: 'Не оплачен',
  refunded: 'Возврат',
};

export const pictures = {
  title: 'Картинки',
  add: 'Добавить',
  kinds: (names: readonly string[]) => names.join(', '),
  drop: 'Перетащите картинку сюда или выберите файлы',
  choose: 'Выберите снимки из галереи',
  camera: 'Снять',
  cameraFor: 'Снять картинку камерой',
  reading: 'Читаем снимок…',
  uploading: 'Загружаем картинки на сервер…',
  crop: 'Кадр',
  cover: 'обложка',
  hint: (most: number) => `До\u00a0${most} картинок. Первая — обложка. Порядок меняется перетаскиванием или стрелками.`,
  full: (most: number) => `Все ${most} на месте, первая — обложка. Чтобы добавить новую, удалите одну из этих.`,
  removed: 'Картинка удалена',
  undo: 'Отменить',
  current: (number: number) => `Картинка ${number}`,
  select: (place: string) => `Выбрать картинку ${place}`,
  remove: 'Удалить картинку',
  replace: 'Заменить',
  loading: 'Загружаем картинки',
  onlyOne: 'За раз добавляется одна картинка: взяли первую. Остальные добавьте по одной',
  someLeft: (taken: number, chosen: number) =>
    `Взяли ${taken} из\u00a0${chosen}: больше картинок не\u00a0помещается. Чтобы добавить другие, удалите лишние`,
  notPicture: (name: string, kinds: readonly string[]) =>
    `${name}: это не картинка. Подойдут ${new Intl.ListFormat('ru').format(kinds)}`,
  tooLarge: (name: string, megabytes: number) =>
    `${name}: больше ${megabytes}\u00a0МБ. Уменьшите снимок или выберите другой`,
  heic: (name: string) => `${name}: формат HEIC этот браузер не открывает. Сохраните снимок как JPG`,
  broken: (name: string) => `${name}: файл не открывается, похоже, он повреждён. Выберите другой`,
  file: (name: string) => (name === '' ? 'Файл' : `«${name}»`),
  unreadable: 'Картинка не открылась. Попробуйте ещё раз или выберите другой файл',
  notLoaded: 'Картинка не загрузилась. Проверьте связь',
  notCropped: 'Кадр не сохранился. Попробуйте ещё раз',
  leaveCrop: {
    title: 'Сохранить кадр?',
    text: 'Вы передвинули снимок под рамкой.',
    confirmLabel: 'Сохранить',
    cancelLabel: 'Продолжить',
  },
  dropCrop: 'Не сохранять',
  zoom: 'Масштаб',
  rotation: 'Поворот',
  zoomValue: (zoom: number) => `${zoom.toLocaleString('ru-RU', { maximumFractionDigits: 1 })}×`,
  rotationValue: (degrees: number) => `${degrees}°`,
  zoomTicks: ['1', '2', '3', '4', '5'],
  rotationTicks: ['0°', '90°', '180°', '270°', '360°'],
  cropHint: 'Двигайте снимок и увеличивайте его, пока в кадре не останется главное.',
  turn: 'Повернуть на 90°',
  turnShort: 'На 90°',
  reset: 'Сбросить',
  seen: 'На карточке товара видно то, что между пунктирными линиями.',
  source: 'Снимок',
  stage: 'Снимок. Стрелки двигают его под рамкой',
};
