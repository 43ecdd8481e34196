import type { StaffRole } from 'shared-contracts';

export const texts = {
  title: 'Сотрудники',
  list: 'Кто работает на площадке',
  failed: 'Сотрудники не загрузились',
  add: 'Добавить сотрудника',
  roles: { support: 'Поддержка', manager: 'Менеджер', owner: 'Владелец' } satisfies Record<StaffRole, string>,
  roleHints: {
    support: 'Видит продавцов и площадку, ничего не меняет',
    manager: 'Ещё и решает: заявки, подписки, ограничения, очередь',
    owner: 'Ещё и добавляет сотрудников',
  } satisfies Record<StaffRole, string>,
  you: 'Вы',
  disabled: 'Без доступа',
  waiting: 'Ещё не входил',
  used: (when: string) => `был ${when}`,
  never: 'ещё не входил',
  email: 'Почта',
  emailWrong: 'Напишите почту целиком, например anna@mail.ru',
  emailTaken: 'Такой сотрудник уже есть.',
  role: 'Роль',
  submit: 'Добавить',
  notAdded: 'Не добавлен',
  link: {
    title: 'Ссылка для входа',
    text: 'Передайте её сотруднику: по ней он придумает пароль и подключит приложение для кодов. Работает один раз, три дня. Больше мы её не покажем.',
    label: 'Ссылка',
    done: 'Готово',
  },
  change: {
    access: 'Доступ',
    open: 'Открыт',
    closed: 'Закрыт',
    save: 'Сохранить',
    saved: 'Сохранено. Сотруднику придётся войти снова',
    failed: 'Не сохранилось',
    newLink: 'Новая ссылка',
    newLinkText:
      'Если сотрудник забыл пароль или потерял телефон. Пока ссылкой не воспользуются, всё остаётся как есть.',
  },
};
