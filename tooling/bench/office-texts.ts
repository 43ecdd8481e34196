export const officeTexts = {
  step: 'Кабинет на медленном телефоне',
  screens: {
    orders: 'заказы',
    products: 'товары',
    product: 'товар',
    appearance: 'оформление',
    delivery: 'доставка',
    dashboard: 'магазин',
  },
  presses: {
    choosing: 'товары: «Выбрать»',
    toggle: 'доставка: переключатель',
    colour: 'оформление: цвет',
    leaving: 'доставка: уход с несохранённого',
  },
  openedHead: (rounds: number, width: number, throttle: number) =>
    `\nКабинет с пустым кешем: телефон ${width} px, 1,6 Мбит/с, 150 мс, процессор медленнее в ${throttle} раза, медиана ${rounds} кругов`,
  openedColumns: ['', 'скрипты, кБ', 'первая отрисовка, мс', 'можно пользоваться, мс', 'худший', 'долгие задачи, мс'],
  target: 'просили, не больше',
  pressedHead: (rounds: number, throttle: number) =>
    `\nОт нажатия до кадра с ответом в кабинете, процессор медленнее в ${throttle} раза, мс, медиана ${rounds} кругов`,
  pressedColumns: ['', 'медиана', 'худший'],
};
