const codes: Record<string, string> = {
  unauthorized: 'токен команды не подходит или истёк',
  forbidden: 'контейнер принадлежит другой команде',
  not_found: 'такого контейнера или выпуска в реестре нет (контейнер регистрирует npm run remote -- register имя)',
  already_exists: 'имя или версия уже заняты',
  signature_refused: 'подпись не подходит: её ставят ключом, который знает реестр',
  incompatible: 'выпуск не подходит к тому, что сейчас действует',
  release_pinned: 'активный выпуск закреплён: снимите закрепление командой pin имя --off',
  conflict: 'сейчас это невозможно',
  validation_failed: 'запрос составлен неверно',
  rate_limited: 'слишком много попыток, подождите немного',
};

export const texts = {
  usage: `npm run remote -- команда [контейнер] …
  keys                         сделать пару ключей команды
  register имя                 сделать контейнер своим
  check имя                    проверить типы, сборку и совместимость с тем, что действует
  publish имя [--activate] [--reason почему] [--folder готовый выпуск | --source копия пакета]
  activate имя версия          дать выпуск всем
  canary имя версия --share 5 [--merchants verbena,mint]
  preview имя                  ссылка, по которой один браузер получает канареечный выпуск
  promote имя                  дать канареечный выпуск всем
  rollback имя                 забрать канареечный или активный выпуск
  pin имя [--off]              закрепить активный выпуск
  list [имя]                   контейнеры, выпуски и история
  diff имя [версия] [версия]   чем выпуски отличаются
  registry-key                 открытый ключ реестра этой установки
Где платформа и от чьего имени: REMOTE_ORIGIN, REMOTE_TEAM, REMOTE_TOKEN, REMOTE_KEY; без них — платформа, запущенная здесь.`,
  halfCredentials: 'Задайте все четыре: REMOTE_ORIGIN, REMOTE_TEAM, REMOTE_TOKEN и REMOTE_KEY.',
  noPlatform:
    'Здесь не запущена платформа: запустите её (npm start) или задайте REMOTE_ORIGIN, REMOTE_TEAM, REMOTE_TOKEN и REMOTE_KEY.',
  unreachable: (origin: string, why: string) => `${origin} не отвечает: ${why}`,
  refused: (code: string, why: string) => `Реестр отказал: ${codes[code] ?? code}${why ? ` (${why})` : ''}.`,
  givenUp: (name: string, version: string, why: string) =>
    `${name} ${version} не прошёл проверку и не отдаётся, работает прежний выпуск: ${why}`,
  badShare: 'Доля посетителей — целое число процентов от 0 до 50: --share 5.',
  needsName: 'Укажите контейнер.',
  needsVersion: 'Укажите версию: её показывает npm run remote -- list.',
  keys: (publicKey: string, privateKey: string) =>
    `Открытый ключ, его отдают платформе: ${publicKey}\nЗакрытый ключ, REMOTE_KEY, никому не отдают:  ${privateKey}`,
  registered: (name: string) => `${name} теперь принадлежит вашей команде.`,
  published: (name: string, version: string, sent: number) =>
    `${name} ${version} опубликован (новых файлов ${sent}), но никому пока не отдаётся.`,
  active: (name: string, version: string | null) =>
    version ? `${name} ${version} отдаётся всем.` : `${name} больше не отдаётся никому.`,
  canary: (name: string, version: string, share: number, merchants: readonly string[]) =>
    `${name} ${version} получают ${share} % посетителей${merchants.length > 0 ? ` и магазины ${merchants.join(', ')}` : ''}.`,
  pinned: (name: string, pinned: boolean) => (pinned ? `${name} закреплён.` : `${name} больше не закреплён.`),
  empty: 'В реестре ещё ничего нет.',
  never: 'не отдавался',
  same: (name: string) => `${name}: файлы одинаковы.`,
  unknownVersion: (name: string, version: string) => `${name} ${version} нет ни в реестре, ни здесь.`,
};
