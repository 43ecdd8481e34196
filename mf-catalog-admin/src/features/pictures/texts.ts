export const pictureTexts = {
  title: 'Картинки',
  failed: 'Картинки не загрузились',
  partly: 'Товар сохранён, картинки не все',
  retryHint: (button: string) => `Остальное на месте: нажмите «${button}» ещё раз.`,
  added: (number: number, reason: string) => `Картинка ${number} не загрузилась. ${reason}`,
  moved: (reason: string) => `Порядок картинок не сохранился. ${reason}`,
  removed: (reason: string) => `Картинка не удалилась. ${reason}`,
};
