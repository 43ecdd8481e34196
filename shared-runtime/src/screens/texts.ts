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
    title: 'Уйти без сохранения?',
    text: 'Есть изменения. Черновик останется на этом устройстве.',
    save: 'Сохранить и уйти',
    stay: 'Остаться',
    leave: 'Уйти без сохранения',
  },
};
