/** What a shopper reads who waits for a product that is sold out. */
export const waitTexts = {
  open: 'Сообщить, когда появится',
  openSize: (size: string) => `Сообщить, когда появится размер ${size}`,
  openSizes: 'Сообщить, когда появится другой размер',
  close: 'Свернуть',
  lead: 'Пришлём одно письмо, как только товар снова можно будет заказать.',
  size: 'Какой размер ждёте',
  sizeMissing: 'Выберите размер',
  email: 'Почта',
  emailMissing: 'Укажите почту, как anna@mail.ru',
  consent: { before: 'Даю согласие на обработку ', link: 'персональных данных' },
  consentMissing: 'Без согласия мы не можем сохранить вашу почту',
  submit: 'Сообщить мне',
  failed: 'Не получилось записать',
  done: (email: string) => `Готово: напишем на ${email}, когда товар появится`,
  there: 'Товар уже есть: обновите страницу, и его можно заказать',
};
