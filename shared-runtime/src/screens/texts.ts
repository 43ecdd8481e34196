/** Texts of what the merchant's screens have in common. */
export const screenTexts = {
  stale: 'Не получилось обновить',
  staleHint: (reason: string) => `${reason} Показываем то, что загрузили раньше.`,
  retry: 'Повторить',
  save: 'Сохранить',
  saved: 'Сохранено',
  changed: 'Есть изменения',
  unchanged: 'Всё сохранено',
  notSaved: 'Не сохранилось',
  renewed: 'Вы снова вошли',
  renewedHint: 'Изменения на месте, но ещё не сохранены.',
  saveAgain: 'Сохранить ещё раз',
  restored: 'Вернули то, что вы не успели сохранить',
  revert: 'Отменить изменения',
  leave: {
    title: 'Сохранить изменения?',
    text: 'Если уйти без сохранения, на этом устройстве останется черновик. Новые картинки в нём не хранятся.',
    save: 'Сохранить и уйти',
    stay: 'Остаться',
    leave: 'Уйти, оставить черновик',
  },
};
