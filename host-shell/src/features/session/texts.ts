import { pluralCount } from 'shared-design-system';

/** What sign-in says besides e-mail and password; apart from the other texts, which the office's first page loads too. */
export const texts = {
  failure: {
    wait: (seconds: number) =>
      `Слишком много попыток подряд. Попробуйте через ${seconds === 1 ? 'секунду' : pluralCount(seconds, ['секунду', 'секунды', 'секунд'])} или войдите по ссылке из письма.`,
    byCode: {
      sign_in_link_used: 'Ссылка уже использована или устарела. Попросите новую.',
      second_factor_required: 'Нужен код из приложения. Войдите ещё раз.',
      second_factor_wrong: 'Код не подходит или уже использован. Дождитесь следующего.',
      passkey_refused: 'Этот ключ здесь не подходит. Войдите с паролем или по ссылке из письма.',
      conflict: 'Ключей уже двадцать, больше нельзя. Удалите ненужный.',
      unavailable: 'Сейчас входит слишком много людей. Попробуйте через несколько секунд.',
    } as Partial<Record<string, string>>,
  },
  passwordless: {
    passkey: 'Войти с ключом доступа',
    passkeyFailed: 'Браузер не дал войти с ключом',
    link: 'Войти по ссылке из письма',
  },
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
