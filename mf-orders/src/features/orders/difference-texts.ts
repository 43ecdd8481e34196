export const differenceTexts = {
  came: (sum: string) => `Отметить: пришло ещё ${sum}`,
  due: 'Осталось получить',
  returned: (sum: string) => `Отметить: вернули ${sum}`,
  back: 'Вернуть покупателю',
  askCame: (sum: string) => `Пришла доплата ${sum}?`,
  askReturned: (sum: string) => `Вернули покупателю ${sum}?`,
  text: 'Покупатель увидит это на странице заказа.',
  yes: 'Да',
  doneCame: 'Отмечено: доплата пришла',
  doneReturned: 'Отмечено: разница возвращена',
};
