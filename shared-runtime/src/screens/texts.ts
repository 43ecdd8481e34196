export const screenTexts = {
  stale: 'Не получилось обновить',
  staleHint: (reason: string) => `${reason} Показываем то, что загрузили раньше.`,
  retry: 'Повторить',
  unknownDevice: 'Другое устройство',
  share: {
    menu: 'Поделиться',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    text: (title: string) => `Мой магазин «${title}»`,
    failed: 'Поделиться не получилось. Скопируйте адрес и отправьте сами.',
  },
};
