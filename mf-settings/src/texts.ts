import type { ContactType } from 'shared-contracts';

export const texts = {
  log: {
    title: 'Журнал',
    about:
      'Что происходило в магазине за три года: кто, что и когда. Если что-то делали не вы, смените пароль и выйдите на всех устройствах в разделе «Аккаунт».',
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
  telegramExample: '@imya_magazina',
};
