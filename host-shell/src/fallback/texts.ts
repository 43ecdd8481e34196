/** Texts of what is shown when nothing else could be loaded. */
export const fallbackTexts = {
  title: 'Страница не открылась',
  text: 'Не удалось загрузить её части. Проверьте интернет и попробуйте ещё раз — то, что вы написали, не потерялось.',
  retry: 'Попробовать ещё раз',
  retrying: 'Загружаем…',
};
