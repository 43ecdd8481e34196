/** What is said of an order that the merchant has made, until its buyer confirms it. */
export const shareWords = {
  title: 'Ждёт подтверждения покупателя',
  text: 'Отправьте ссылку: покупатель проверит заказ, согласится с условиями и оплатит. Пока он этого не сделал, оплатить на странице нельзя.',
  send: 'Отправить покупателю',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  max: 'MAX',
  copy: 'Копировать ссылку',
  failed: 'Отправить не получилось. Скопируйте ссылку.',
  message: (number: string) => `Ваш заказ №\u00a0${number}. Проверьте и подтвердите:`,
};
