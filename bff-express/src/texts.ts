/** What a person reads in the pages that the BFF makes itself. */
export const texts = {
  title: (brand: string) => `${brand}: свой магазин за вечер`,
  withoutScript: 'Чтобы пользоваться магазином, включите JavaScript в настройках браузера.',
  starting: 'Магазин запускается. Страница обновится сама через несколько секунд.',
};
