export const texts = {
  usage: (commands: readonly (readonly [name: string, what: string])[]) =>
    `b2b-remote <команда>\n${commands.map(([name, what]) => `  ${name.padEnd(36)} ${what}`).join('\n')}`,
  what: {
    create: 'новый контейнер в этой папке',
    check: 'что не так с remote.json и версиями общих модулей',
    build: 'выпуск в папку dist',
    dev: 'страницы работающей платформы, этот контейнер — из исходников',
    publish: 'сверить типы, собрать и отдать выпуск платформе',
  },
  unknown: (name: string) => `Нет такой команды: ${name}`,
  fits: (name: string) => `${name}: remote.json и версии общих модулей в порядке`,
  dangling: (name: string, missing: readonly string[]) =>
    `${name}/remote.json называет то, чего в исходниках нет: ${missing.join(', ')}`,
  noLock: (dir: string) => `В ${dir} нет package-lock.json. Выполните npm install и сохраните файл вместе с кодом.`,
  built: (folder: string) => `Выпуск — в ${folder}`,
  alreadyBuilt: (folder: string) => `Ничего не изменилось, выпуск уже есть: ${folder}`,
  notEmpty: (file: string) => `${file} уже есть: контейнер создают в папке, где его ещё нет`,
  created: (name: string) =>
    `${name} готов. Дальше:\n  1. npm install\n  2. npm test и npm run types\n  3. npm run dev -- --against <адрес платформы>\n  4. npm run build`,
  noTeam:
    'Скажите, какой платформе и от чьего имени: REMOTE_ORIGIN, REMOTE_TEAM, REMOTE_TOKEN и REMOTE_KEY. Токен и ключ даёт тот, кто ведёт платформу.',
  wrongTypes: (errors: string) => `Типы не сходятся, поэтому не публикую.\n${errors}`,
  published: (name: string, version: string, sent: number) =>
    `${name} ${version} опубликован (новых файлов ${sent}), но никому пока не отдаётся.`,
  active: (name: string, version: string) => `${name} ${version} отдаётся всем.`,
};
