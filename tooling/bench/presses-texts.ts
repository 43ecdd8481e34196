/** What the benchmark says to a person of presses on a slow phone, in Russian. */
export const pressesTexts = {
  step: 'Нажатия на медленном телефоне',
  head: (rounds: number, throttle: number) =>
    `\nНажатия в магазине на медленном телефоне (1,6 Мбит/с, 150 мс, процессор медленнее в ${throttle} раза), мс, медиана ${rounds} кругов`,
  columns: ['', 'медиана', 'худший'],
  firstPaint: 'первая отрисовка после перехода',
  tasks: 'долгие задачи после неё, всего',
  longest: 'самая долгая из них',
  added: '«Добавить» при первой отрисовке: до числа в корзине',
  opened: '«Корзина» оттуда же: до формы, в которую можно писать',
  cold: 'оформление по ссылке, без кеша: то же',
};
