/** What sign-in says besides e-mail and password; apart from the other texts, which the office's first page loads too. */
export const texts = {
  secondStep: {
    code: 'Код из приложения',
    hint: 'Шесть цифр. Нет телефона под рукой — введите один из резервных кодов',
    missing: 'Введите код.',
    wrong: 'Код не подходит или уже использован. Дождитесь следующего.',
    back: 'Назад',
  },
  signInLink: {
    title: 'Вход по ссылке',
    lead: 'Пришлём на почту ссылку, она впустит без пароля: один раз, в течение 30 минут.',
    submit: 'Прислать ссылку',
    sent: 'Письмо отправлено',
    sentText: (email: string) =>
      `Если на ${email} есть кабинет, ссылка уже в почте. Загляните и в «Спам». Частые письма не шлём: подойдёт и прежнее, если ему нет получаса.`,
    back: 'Вернуться ко входу',
    openTitle: 'Вход в магазин',
    openLead: 'Ссылка из письма впустит вас без пароля.',
  },
};
