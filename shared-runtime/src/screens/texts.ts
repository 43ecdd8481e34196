/** Texts of what the merchant's lists and pages have in common. */
export const screenTexts = {
  stale: 'Не получилось обновить',
  staleHint: (reason: string) => `${reason} Показываем то, что загрузили раньше.`,
  retry: 'Повторить',
  unknownDevice: 'Неизвестное устройство',
};
