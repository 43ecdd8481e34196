import type { OrderStatus, PaymentState } from 'shared-contracts';

export const agoTexts = { justNow: 'только что', minutes: (count: number) => `${count}\u00a0мин`, moscow: 'мск' };

export const copyTexts = {
  action: 'Копировать',
  done: 'Скопировано',
  failed: 'Не скопировалось. Выделите текст и скопируйте сами',
};

export const viewerTexts = {
  position: (number: number, count: number) => `${number} из ${count}`,
  pictureOf: (name: string, number: number) => `${name}, картинка ${number}`,
  larger: (picture: string) => `${picture}: крупнее`,
  whole: (picture: string) => `${picture}: целиком`,
  previous: 'Предыдущая',
  next: 'Следующая',
};

export const rowList = {
  first: 'В начало',
  up: 'Выше',
  down: 'Ниже',
  last: 'В конец',
  remove: 'Удалить',
  handle: (name: string) => `Порядок: ${name}`,
  moved: (name: string, position: number, count: number) => `${name}: место ${position} из ${count}`,
  lifted: (name: string, position: number, count: number) =>
    `Взято: ${name}, место ${position} из ${count}. Стрелки вверх и вниз двигают, пробел ставит, Escape отменяет`,
  dropped: (name: string, position: number, count: number) => `Поставлено: ${name}, место ${position} из ${count}`,
  cancelled: (name: string, position: number, count: number) =>
    `Отменено: ${name} остаётся на месте ${position} из ${count}`,
  sortHint: 'Пробел берёт и ставит, стрелки вверх и вниз двигают',
  controls: (name: string) => `Строка «${name}»`,
};

export const formTexts = {
  optional: 'необязательно',
  optionalShort: 'необяз.',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  errors: 'Проверьте поля',
  choose: 'Выберите',
  rouble: '₽',
};

export const pagesTexts = {
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  label: 'Страницы',
  of: (page: number, pages: number) => `${page} из ${pages}`,
  jump: 'Номер страницы',
  outOf: (pages: number) => `из ${pages}`,
};

export const qrTexts = {
  failed: 'QR-код не получился. Обновите страницу',
  savePicture: 'Сохранить картинку',
  pictureNotSaved: 'Картинка не сохранилась. Попробуйте ещё раз',
  notSaved: 'Картинка не сохранилась. Попробуйте SVG',
};

export const carouselTexts = {
  carousel: 'карусель',
  slide: 'слайд',
  of: (number: number, count: number) => `${number} из ${count}`,
  slideOf: (number: number, count: number) => `Слайд ${number} из ${count}`,
  fraction: (number: number, count: number) => `${number} / ${count}`,
  previous: 'Предыдущий слайд',
  next: 'Следующий слайд',
  choose: 'Выбор слайда',
};

export const officeTexts = { openShop: 'Посмотреть витрину', copy: 'Копия', moveTo: 'На место' };

export const orderStatus: Record<OrderStatus, string> = {
  created: 'Новый',
  accepted: 'Принят',
  assembling: 'Собирается',
  delivering: 'В пути',
  completed: 'Выполнен',
  canceled: 'Отменён',
};

export const orderSteps = { label: 'Ход заказа', done: 'готово', now: 'сейчас' };

export const readyForPickup = 'Готов к выдаче';

export const paymentState: Record<PaymentState, string> = {
  pending: 'Ждёт оплаты',
  waiting_for_capture: 'Зарезервировано',
  succeeded: 'Оплачен',
  canceled: 'Не оплачен',
  refunded: 'Возврат',
};
