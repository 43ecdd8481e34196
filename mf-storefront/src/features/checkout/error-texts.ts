const wrongPhone = 'Проверьте номер: +7 и ещё десять цифр. Номер другой страны начинается с «+» и её кода';

export const errorTexts = {
  lacksPlus: (digits: string) => `Номер другой страны начните с «+»: +${digits}`,
  tooLong: (wrong: string, limit: string) => `${wrong}: не длиннее ${limit}`,
  between: (wrong: string, first: string, last: string) => `${wrong} с ${first} по ${last}`,
  gone: {
    date: 'На этот день уже не привезём: выберите другой',
    interval: 'На это время уже не привезём: выберите другое',
  },
  characters: ['знака', 'знаков', 'знаков'] as const,
  errors: {
    name: { empty: 'Напишите, как к вам обращаться', wrong: 'Имя слишком длинное' },
    phone: { empty: 'Укажите телефон, чтобы продавец мог связаться', wrong: wrongPhone },
    email: { empty: 'Укажите почту, раз выбрали её для связи', wrong: 'Проверьте почту: например, anna@mail.ru' },
    recipientName: { empty: 'Напишите имя получателя', wrong: 'Имя слишком длинное' },
    recipientPhone: { empty: 'Укажите телефон получателя', wrong: wrongPhone },
    deliveryMethod: { empty: 'Выберите доставку', wrong: 'Такой доставки больше нет: выберите другую' },
    deliveryOption: {
      empty: 'Выберите, куда привезти или где забрать',
      wrong: 'Выберите ещё раз: магазин это изменил',
    },
    address: { empty: 'Укажите, куда привезти', wrong: 'Адрес слишком длинный' },
    date: { empty: 'Укажите дату', wrong: 'Выберите день' },
    interval: { empty: 'Укажите время', wrong: 'Напишите покороче' },
    cardText: { empty: 'Напишите текст', wrong: 'Текст слишком длинный' },
    comment: { empty: 'Напишите комментарий', wrong: 'Комментарий слишком длинный' },
    payment: { empty: 'Выберите, как оплатите', wrong: 'Так оплатить этот заказ нельзя: выберите другой способ' },
    offer: { empty: 'Без этого нельзя оформить заказ', wrong: 'Без этого нельзя оформить заказ' },
    personalData: { empty: 'Без этого нельзя оформить заказ', wrong: 'Без этого нельзя оформить заказ' },
    other: { empty: 'Заполните это поле', wrong: 'Проверьте это поле' },
  },
};
