export const texts = {
  buyer: (name: string, phone: string) => `Покупатель: ${[name, phone].filter(Boolean).join(', ')}`,
  comment: (text: string) => `Комментарий: ${text}`,
  order: 'Открыть заказ:',
  account: 'Проверить, где выполнен вход:',
  unconfirmed: 'Подтвердите почту, и в письмах будет видно, кто и что заказал:',
  settings: 'Какие письма присылать, выбирают здесь:',
};
