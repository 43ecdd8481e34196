export const unconfirmedTexts = {
  title: 'Почта не подтверждена',
  send: 'Прислать письмо',
  sent: (email: string) => `Письмо ушло на ${email}. Откройте из него ссылку.`,
  failed: 'Письмо не отправилось',
};
