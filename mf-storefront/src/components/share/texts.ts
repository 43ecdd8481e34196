export const shareTexts = {
  share: 'Поделиться',
  telegram: 'Telegram',
  vk: 'ВКонтакте',
  max: 'MAX',
  copy: 'Скопировать ссылку',
  link: 'Ссылка на страницу',
  failed: 'Меню телефона не открылось. Выберите, куда отправить ссылку',
};
