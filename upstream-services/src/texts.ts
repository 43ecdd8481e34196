export const texts = {
  registered: 'Магазин создан',
  questionTaken: 'Вопрос отправлен',
  complaintTaken: 'Жалоба отправлена',
  saved: 'Сохранено',
  passwordChanged: 'Пароль изменён',
  linkSent: 'Если такой адрес зарегистрирован, мы отправили на него ссылку',
  resetMail: {
    subject: 'Новый пароль',
    body: (link: string, minutes: number) =>
      `Здравствуйте!\n\nЧтобы задать новый пароль, откройте ссылку:\n${link}\n\nСсылка действует ${minutes} минут и только один раз. Если вы её не запрашивали, ничего делать не нужно.\n`,
  },
  signInMail: {
    subject: 'Вход в кабинет',
    body: (link: string, minutes: number) =>
      `Здравствуйте!\n\nЧтобы войти в кабинет без пароля, откройте ссылку:\n${link}\n\nСсылка действует ${minutes} минут и только один раз. Никому её не пересылайте: по ней войдёт любой. Если вы её не запрашивали, ничего делать не нужно.\n`,
  },
  signInAndConfirmMail: {
    subject: 'Вход в кабинет и подтверждение почты',
    body: (link: string, minutes: number) =>
      `Здравствуйте!\n\nЧтобы подтвердить эту почту и войти в кабинет без пароля, откройте ссылку:\n${link}\n\nСсылка действует ${minutes} минут и только один раз. Никому её не пересылайте: по ней войдёт любой. Если вы её не запрашивали, ничего делать не нужно.\n`,
  },
  emailChange: {
    sent: 'Мы отправили ссылку на новую почту',
    canceled: 'Почта осталась прежней',
    link: {
      subject: 'Подтвердите новую почту',
      body: (link: string, minutes: number) =>
        `Здравствуйте!\n\nЭту почту указали для входа в кабинет магазина. Чтобы подтвердить её, откройте ссылку:\n${link}\n\nСсылка действует ${minutes} минут и только один раз. Если вы этого не просили, ничего делать не нужно.\n`,
    },
    taken: {
      subject: 'Эту почту хотели указать для другого кабинета',
      text: 'Здравствуйте!\n\nЭту почту указали как новую для другого кабинета, но с ней уже входят в ваш. Поэтому мы ничего не изменили. Если это были вы, войдите с этой почтой или возьмите для второго магазина другую. Если не вы, ничего делать не нужно.\n',
    },
    noticed: {
      subject: 'Почту для входа хотят сменить',
      body: (to: string, site: string) =>
        `Здравствуйте!\n\nВ вашем кабинете попросили сменить почту для входа на ${to}. Она сменится, когда откроют ссылку из письма, отправленного туда.\n\nЕсли это не вы, отмените смену и задайте новый пароль, оба в разделе «Аккаунт»:\n${site}/b2b/merchant/settings/account\n`,
    },
    changed: {
      subject: 'Почта для входа сменилась',
      body: (to: string) =>
        `Здравствуйте!\n\nТеперь в кабинет входят с почтой ${to}, с этой больше не войти. На остальных устройствах вход закончился.\n\nЕсли это не вы, сразу напишите в поддержку площадки.\n`,
    },
  },
  unconfirmed: 'Заказ не подтвердили за три дня',
  payment: {
    description: (number: number) => `Заказ № ${number}`,
    refund: (number: number) => `Возврат по заказу № ${number}`,
    delivery: 'Доставка',
    rest: (number: number) => `Доплата по заказу № ${number}`,
    others: 'Остальные товары заказа',
  },
  settings: {
    missingSmtp:
      'Не задана настройка SMTP_URL: адрес почтового сервера, smtp://… или smtps://…. Без него не уйдёт ни одно письмо.',
    wrongSmtp: 'Настройка SMTP_URL не подходит, нужно: адрес почтового сервера, smtp://… или smtps://….',
    wrongWebhookSecret: (name: string) =>
      `Настройка ${name} не подходит, нужно: от 32 до 256 латинских букв, цифр и -.`,
    wrongRegistryKey: 'Настройка REGISTRY_SIGNING_KEY не подходит, нужно: закрытый ключ Ed25519, 32 байта в base64url.',
    wrongVapid: 'Настройка VAPID_PRIVATE_KEY не подходит, нужно: закрытый ключ P-256, 32 байта в base64url.',
    missingOrigin: 'Не задана настройка PUBLIC_ORIGIN_BLOOM: адрес бренда, например https://shop.example.',
    onlyTls: 'адрес с https, либо на этом компьютере',
    wrongToken: (name: string) => `Настройка ${name} не подходит, нужно: токен бота, каким его выдал мессенджер.`,
    meanings: {
      databaseUrl: 'адрес PostgreSQL, postgres://…',
      secretKey: '32 байта в base64, ими шифруются секреты платежей',
      mailFrom: 'от кого идут письма, например «Магазины <shop@example.ru>»',
      content: 'папка для картинок, либо S3_ENDPOINT и остальные настройки S3',
      imagesKey: 'ключ сервиса, который рисует картинки (IMAGES_PROVIDER)',
      imagesModel: 'модель этого сервиса; у YandexART art://<каталог>/yandex-art/latest',
      chatKey: 'ключ сервиса, который предлагает тексты (CHAT_API_URL)',
      chatModel: 'модель этого сервиса',
      platformSecret: 'секретный ключ магазина платформы в ЮKassa (PLATFORM_YOOKASSA_SHOP_ID)',
    },
  },
  start: {
    noDatabase: (why: string) => `База данных не отвечает: ${why}. Проверьте DATABASE_URL.`,
    noMailServer: 'Почтовый сервер не настроен (SMTP_URL): письма ждут в очереди и не отправляются.',
    halfRestored:
      'Восстановление этой базы данных из копии не закончено. Повторите npm run restore или возьмите другую базу.',
    schemaTooNew: (theirs: string, ours: string) =>
      `База данных новее этой версии: в ней миграция ${theirs}, а версия знает их до ${ours} и на ней не работает. Запустите более новую версию или восстановите копию, сделанную перед обновлением.`,
    portTaken: (port: number) => `Порт ${port} занят другой программой, задайте другой в PORT.`,
  },
  deadLetters: {
    usage: (jobs: readonly string[]) =>
      `Укажите, какие задания повторить: node upstream-services/src/run-dead-letters.ts ${jobs.join(' | ')}`,
    done: (count: number) => `Снова в очереди: ${count}.`,
  },
  makeTeam: {
    usage:
      'Укажите команду и её открытый ключ: node upstream-services/src/make-team.ts florists ключ --days 365. Ключи делает npm run remote -- keys.',
    done: (team: string, token: string) =>
      `Команда ${team} может выпускать. Её токен, больше нигде не показывается, прежние больше не действуют:\n${token}`,
  },
  makeStaff: {
    usage: (roles: readonly string[]) =>
      `Укажите почту и роль: node upstream-services/src/make-staff.ts anna@example.ru ${roles.join(' | ')}`,
    done: (email: string, role: string, link: string) =>
      `${email} — сотрудник (${role}). Ссылка для входа, действует три дня и один раз, больше нигде не показывается:\n${link}`,
  },
};
