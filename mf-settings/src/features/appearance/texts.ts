import type { ColourTheme, Font, Template } from 'shared-contracts';

export const appearanceTexts = {
  title: 'Оформление',
  leavePictures: 'Можно закончить потом: на этом устройстве останется черновик. Новые картинки в нём не хранятся.',
  colour: 'Цвет',
  themes: { 'red-white': 'Красный', 'yellow-white': 'Жёлтый', custom: 'Свой' } satisfies Record<ColourTheme, string>,
  custom: 'Свой цвет',
  customHint: 'Например, #2f7d5b',
  pick: 'Выбрать цвет',
  advice: {
    problems: {
      whiteText: 'Белый текст на таком фоне плохо читается. Сделайте цвет темнее.',
      darkText: 'Тёмный текст на таком фоне плохо читается. Сделайте цвет светлее.',
      faint: 'Светлая кнопка на светлой странице почти не видна. Сделайте цвет темнее.',
    },
    take: (colour: string) => `Взять ближайший: ${colour}`,
  },
  template: 'Шаблон',
  templates: {
    'banner-row3': { label: 'Баннер и три в ряд', hint: 'Больше товаров сразу' },
    'banner-row2': { label: 'Баннер и два в ряд', hint: 'Крупнее картинки' },
  } satisfies Record<Template, { label: string; hint: string }>,
  font: 'Шрифт',
  fontExample: 'Букеты',
  fonts: {
    raleway: { label: 'Raleway', hint: 'Мягкий' },
    roboto: { label: 'Roboto', hint: 'Строгий' },
  } satisfies Record<Font, { label: string; hint: string }>,
  pictures: 'Логотип и баннер',
  picturesFailed: 'Картинки не загрузились',
  logo: 'Логотип',
  logoHint: 'Квадратный, стоит в шапке витрины',
  banner: 'Баннер',
  bannerHint: 'Большая картинка наверху витрины',
  pictureFailed: (what: string, reason: string) => `${what}: не получилось. ${reason}`,
  partly: 'Оформление сохранено, картинки не все',
  partlyHint: 'Остальное на месте: нажмите «Сохранить» ещё раз.',
  preview: 'Витрина',
  pane: { device: 'Ширина', phone: 'Телефон', desktop: 'Компьютер', whole: 'Показать крупно' },
  previewUnsaved: 'ещё не сохранено',
  visibility: 'Видимость',
  errors: { hex: 'Нужно 3 или 6 знаков: цифры и буквы от a до f' },
};
