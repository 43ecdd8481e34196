import type { ContactType } from 'shared-contracts';

const wrongPhone = 'Проверьте номер: +7 и ещё десять цифр. Номер другой страны начинается с «+» и её кода';

/** Of digits that are another country's number without its plus. */
const lacksPlus = (digits: string) => `Номер другой страны начните с «+»: +${digits}`;

/** Every text of this remote that a person reads. */
export const texts = {
  log: {
    title: 'Журнал',
    about:
      'Что происходило в магазине за три года: кто, что и когда. Если что-то делали не вы, смените пароль и закончите сеансы в разделе «Аккаунт».',
  },
  back: 'Магазин',
  failed: 'Настройки не загрузились',
  saved: 'Настройки сохранены',
  list: {
    save: 'Сохранить',
    put: 'Готово',
    cancel: 'Отмена',
    remove: 'Удалить',
    rows: (title: string) => `${title}: список`,
    unsaved: 'Ещё не сохранено',
    unsavedHint: 'Нажмите «Сохранить»: до этого покупатели видят прежний список.',
  },
  contactTypes: { phone: 'Телефон', email: 'Почта', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<
    ContactType,
    string
  >,
  contactErrors: {
    phone: wrongPhone,
    whatsapp: wrongPhone,
    email: 'Проверьте адрес: он похож на name@mail.ru',
    telegram: 'Имя в Telegram: от 5 латинских букв, цифр и _',
  } satisfies Record<ContactType, string>,
  lacksPlus,
  telegramExample: '@imya_magazina',
};
