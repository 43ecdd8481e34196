export const texts = {
  open: 'Отладка',
  tabs: { label: 'Отладка', environment: 'Окружение', request: 'Запрос', appearance: 'Оформление', remotes: 'Модули' },
  yes: 'есть',
  no: 'нет',
  copy: 'Копировать всё',
  request: {
    host: 'Host запроса',
    origin: 'Origin запроса',
    browserHost: 'Host в браузере',
    browserOrigin: 'Origin в браузере',
    address: 'Адрес страницы',
    brandOrigin: 'Адрес бренда из настроек',
  },
  remotes: {
    idle: (version: string) => `${version} · на этой странице не понадобился`,
    page: (version: string) => `${version} · сама страница`,
    pending: (version: string) => `${version} · загружается`,
    loaded: (version: string, ms: string) => `${version} · ${ms} мс`,
    failed: (version: string, ms: string, why: string) => `${version} · не загрузился за ${ms} мс · ${why}`,
    insteadOf: (version: string, ms: string, why: string) => `${version} · ${ms} мс · вместо новой: ${why}`,
    errors: 'Ошибки',
    noErrors: 'Ошибок на этой странице не было',
  },
  brand: {
    label: 'Бренд',
    cards: { shadow: 'Белый фон, карточки с мягкой тенью', padded: 'Светло-серый фон, карточки с полями' },
    links: { plain: 'ссылки без подчёркивания в меню', underlined: 'все ссылки подчёркнуты' },
    byHost: (name: string) =>
      `По адресу страницы выбран ${name}. Выбор здесь действует только в этом браузере, пока он не закрыт, и только на тестовом стенде.`,
    reset: 'Как по адресу',
  },
};
