const hello = 'Здравствуйте!';

type Body = (shop: string, office: string, reason: string) => string;
interface Decided {
  subject: string;
  body: Body;
}

const mumRejected: Body = (shop, office, reason) =>
  `${hello}\n\nЗаявку магазина «${shop}» в mum отклонили. ${
    reason === '' ? 'Причину не написали: проверьте описание магазина и фотографии товаров.' : `Причина: ${reason}`
  }\n\nИсправить и подать заявку снова:\n${office}/settings/shop\n`;

export const accountTexts = {
  security: {
    password_changed: { subject: 'Изменён пароль', what: 'изменили пароль: прежние ключи доступа больше не подойдут' },
    password_reset: {
      subject: 'Задан новый пароль',
      what: 'задали новый пароль по ссылке из письма: прежние ключи доступа больше не подойдут',
    },
    second_step_on: { subject: 'Включён вход с кодом', what: 'включили вход с кодом' },
    second_step_off: { subject: 'Выключен вход с кодом', what: 'выключили вход с кодом' },
    recovery_codes_renewed: {
      subject: 'Новые резервные коды',
      what: 'сделали новые резервные коды: прежние больше не подойдут',
    },
    recovery_code_used: { subject: 'Использован резервный код', what: 'использовали резервный код' },
    passkey_added: { subject: 'Добавлен ключ доступа', what: 'добавили ключ доступа: с ним входят без пароля' },
    passkey_removed: { subject: 'Удалён ключ доступа', what: 'удалили ключ доступа' },
  },
  ofSecurity: (shop: string, what: string, moment: string, office: string) =>
    `${hello}\n\nВ кабинете магазина «${shop}» ${what}.\nКогда: ${moment}\n\nЕсли это не вы, смените пароль и закончите чужие сеансы:\n${office}/settings/account\n\nЕсли войти не получается, задайте новый пароль:\n${office}/forgot-password\n`,
  decisions: {
    'mum_status approved': {
      subject: 'Магазин принят в mum',
      body: (shop, office) =>
        `${hello}\n\nМагазин «${shop}» принят в mum, магазины мам.\n\nОткрыть кабинет:\n${office}\n`,
    },
    'mum_status rejected': { subject: 'Заявка в mum отклонена', body: mumRejected },
    'subscription stopped': {
      subject: 'Подписка остановлена',
      body: (shop, office) =>
        `${hello}\n\nПлощадка остановила подписку магазина «${shop}». Покупатели видят «Магазин временно недоступен», новых заказов не будет. Смотреть и менять можно всё.\n\nНаписать площадке:\n${office}/help\n`,
    },
    'subscription active': {
      subject: 'Подписка снова идёт',
      body: (shop, office) =>
        `${hello}\n\nМагазин «${shop}» снова такой, каким вы его оставили.\n\nОткрыть кабинет:\n${office}\n`,
    },
  } satisfies Record<string, Decided>,
};
