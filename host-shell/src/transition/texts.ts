/** Said on a page that stays while the next one is on its way. */
export const transitionTexts = {
  opening: 'Открываем страницу…',
  failed: 'Следующая страница не открылась',
  failedText: 'Эта остаётся на месте. Проверьте интернет и попробуйте ещё раз.',
  retry: 'Повторить',
};
