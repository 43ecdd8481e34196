/** Everything the build and release commands say to a person, in Russian. */
export const texts = {
  unchanged: (count: number) => `Без изменений: ${count}`,
  building: (names: readonly string[]) => `Собираю: ${names.join(', ')}`,
  built: (name: string, version: string, entry: string, first: string, screens: readonly string[]) =>
    `${name} ${version}: первый файл ${entry}, при любом экране ${first}${screens.length > 0 ? `, экраны: ${screens.join(', ')}` : ''} (кБ, brotli)`,
  components: (costs: readonly string[]) => `  компоненты, каждый отдельно: ${costs.join(', ')} (кБ, brotli)`,
  activated: (name: string, version: string) => `${name}: действует ${version}`,
  withdrawn: (name: string, version: string, active: string) =>
    `${name}: версия ${version} отозвана раньше, действует ${active}. Вернуть её: npm run release -- ${name}`,
  alreadyActive: (name: string, version: string) => `${name}: ${version} уже действует, ничего не изменилось`,
  done: (seconds: string) => `Готово за ${seconds} с`,
  failed: (name: string, errors: string) => `${name} не собирается.\n${errors}`,
  overBudget: (name: string, excess: string) =>
    `${name} тяжелее, чем разрешает remote.json: ${excess}. Уменьшите или поднимите budget осознанно.`,
  entryExcess: (is: string, may: number) => `первый файл ${is} кБ вместо ${may}`,
  firstExcess: (is: string, may: number) => `при любом экране ${is} кБ вместо ${may}`,
  screenExcess: (screen: string, is: string, may: number) => `экран ${screen} ${is} кБ вместо ${may}`,
  pageExcess: (name: string, screen: string, is: string, may: number) =>
    `Страница ${screen} (${name}) весит ${is} кБ вместо ${may}: оболочка, оформление и экран вместе. Уменьшите или поднимите budget.pages осознанно.`,
  unknownContainer: (name: string, known: readonly string[]) =>
    `Нет такого контейнера: ${name || '(не назван)'}. Есть: ${known.join(', ')}`,
  nothingBefore: (name: string) => `${name}: прежней версии нет, откатывать не к чему`,
  rolledBack: (name: string, from: string, to: string) => `${name}: ${from} отозвана, снова действует ${to}`,
  badBump: (value: string) => `--bump ${value}: можно patch, minor или major`,
  bumped: (name: string, version: string) => `${name}: версия пакета теперь ${version}`,
  bumpFailed: (why: string) => `lerna не смогла поднять версию: ${why}`,
  locked: (pid: number) =>
    `Другая сборка (процесс ${pid}) работает с этой папкой слишком долго. Дождитесь её или остановите.`,
  brokenActive: (file: string) =>
    `Файл ${file} повреждён. Верните его из копии или удалите и соберите заново: npm run build`,
  preparing: (name: string) => `Готовлю ${name} для разработки…`,
  developing: (name: string, url: string) =>
    `${name} с горячей заменой: ${url}\nВсё остальное — как выпущено. Остановить: Ctrl-C`,
  devTitle: 'Веб-сервер для разработки',
  existsAlready: (name: string) => `Папка ${name} уже есть`,
  badRemoteName: (name: string) =>
    `Имя ${name || '(не названо)'} не подходит: нужно mf- и латинские буквы через дефис, например mf-reviews`,
  remoteMade: (name: string) =>
    `Папка ${name} готова. Дальше:\n  1. npm install — чтобы рабочая папка стала пакетом\n  2. маршруты, навигация и бюджет — в ${name}/remote.json\n  3. npm run dev -- ${name}`,
};
