/** What a merchant reads whose e-mail is not confirmed, wherever something waits for that. */
export const unconfirmedTexts = {
  title: 'Почта не подтверждена',
  send: 'Прислать письмо',
  sent: (email: string) => `Письмо ушло на ${email}. Откройте из него ссылку.`,
  failed: 'Письмо не отправилось',
};
