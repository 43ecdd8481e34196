import type { ContactType, Messenger } from 'shared-contracts';

const wrongPhone = 'Проверьте номер: +7 и ещё десять цифр. Номер другой страны начинается с «+» и её кода';

const messengers: Record<Messenger, string> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  max: 'MAX',
  vk: 'ВКонтакте',
};

const needed: Record<ContactType, string> = {
  phone: 'нужен номер телефона',
  whatsapp: 'нужен номер или ссылка WhatsApp',
  email: 'нужен адрес почты',
  telegram: 'нужно имя или ссылка Telegram',
};

export const contactTexts = {
  errors: {
    phone: wrongPhone,
    whatsapp: wrongPhone,
    email: 'Проверьте адрес: он похож на name@mail.ru',
    telegram: 'Имя в Telegram: от 5 латинских букв, цифр и _',
  } satisfies Record<ContactType, string>,
  lacksPlus: (digits: string) => `Номер другой страны начните с «+»: +${digits}`,
  linkOf: (messenger: Messenger, type: ContactType) => `Это ссылка ${messengers[messenger]}, а здесь ${needed[type]}`,
};
