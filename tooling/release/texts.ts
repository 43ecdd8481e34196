import type { CompatibilityProblem } from 'shared-contracts/compatibility';

const named = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`;

function problem(found: CompatibilityProblem): string {
  const user = named(found.user);
  switch (found.kind) {
    case 'module':
      return `${user} берёт модуль ${found.module}, которого никто не приносит`;
    case 'range':
      return `${user} нужен модуль ${found.module} версии ${found.range}, а ${named(found.bringer)} приносит ${found.version}`;
    case 'names':
      return `${user} берёт из модуля ${found.module} то, чего в ${named(found.bringer)} нет: ${found.names.join(', ')}`;
    case 'operations':
      return `${user} вызывает то, чего веб-сервер не предлагает: ${found.operations.join(', ')}`;
    case 'route':
      return `адрес ${found.path}, который нужен ${user}, уже у ${named(found.bringer)}`;
    case 'slot':
      return `${user} заполняет место ${found.slot}, которого никто не предлагает`;
  }
}

export const texts = {
  unchanged: (count: number) => `Без изменений: ${count}`,
  building: (names: readonly string[]) => `Собираю: ${names.join(', ')}`,
  built: (name: string, version: string, entry: string, first: string, screens: readonly string[]) =>
    `${name} ${version}: первый файл ${entry}, при любом экране ${first}${screens.length > 0 ? `, экраны: ${screens.join(', ')}` : ''} (кБ, brotli)`,
  components: (costs: readonly string[]) => `  компоненты, каждый отдельно: ${costs.join(', ')} (кБ, brotli)`,
  fits: (name: string, version: string) => `${name} ${version}: собран, в пределах remote.json; не выпущен`,
  activated: (name: string, version: string) => `${name}: действует ${version}`,
  decided: (names: readonly string[]) =>
    `Здесь выпускают по имени, поэтому действует прежнее. Собрано, но не выпущено: ${names.join(', ')}. Выпустить: npm run release -- <имя>`,
  served: (name: string, version: string) => `${name}: ${version} действует, веб-сервер это подтвердил`,
  refused: (name: string, version: string, why: string) =>
    `Веб-сервер не принял ${name} ${version}: ${why}. Действует прежнее.`,
  incompatible: (name: string, version: string, problems: readonly CompatibilityProblem[]) =>
    `${name} ${version} не подходит к тому, что действует: ${problems.map(problem).join('; ')}. Действует прежнее.`,
  serverLacks: (problems: readonly CompatibilityProblem[]) =>
    `Этот веб-сервер не годится для того, что действует: ${problems.map(problem).join('; ')}.`,
  serverFits: 'Веб-сервер предлагает всё, что вызывают действующие выпуски',
  compatible: (name: string, version: string) => `${name} ${version} подходит ко всему, что действует`,
  warning: (found: CompatibilityProblem) => `Обратите внимание: ${problem(found)}`,
  wrongTypes: (name: string, errors: string) => `${name}: типы не сходятся, поэтому не выпускаю.\n${errors}`,
  noWord: (origin: string) => `Веб-сервер ${origin} не ответил, что служит новым выпуском. Журнал: bff-express.log`,
  registered: (name: string) =>
    `${name} здесь отдаётся из реестра, выпуск в папку никто бы не увидел. Выпустить: npm run remote -- publish ${name} --activate; забрать: npm run remote -- rollback ${name}`,
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
  rolledBack: (name: string, from: string, to: string | undefined) =>
    to
      ? `${name}: ${from} отозвана, снова действует ${to}`
      : `${name}: ${from} отозвана, прежней нет, на страницах её больше нет`,
  badBump: (value: string) => `--bump ${value}: можно patch, minor или major`,
  bumped: (name: string, version: string) => `${name}: версия пакета теперь ${version}`,
  bumpFailed: (why: string) => `lerna не смогла поднять версию: ${why}`,
  locked: (pid: number) =>
    `Другая сборка (процесс ${pid}) работает с этой папкой слишком долго. Дождитесь её или остановите.`,
  brokenActive: (file: string) =>
    `Файл ${file} повреждён. Верните его из копии или удалите и соберите заново: npm run build`,
  preparing: (name: string) => `Готовлю ${name} для разработки…`,
  developing: (name: string, url: string, platform: string) =>
    `${name} с горячей заменой: ${url}\nВсё остальное — с ${platform}, и данные там настоящие: что сделано на страницах, сделано на ней. Остановить: Ctrl-C`,
  badPlatform: (address: string) => `--against ${address}: нужен адрес платформы, например https://shop.example`,
  noPlatform: (platform: string) => `По адресу ${platform} платформа не отвечает`,
  platformAway: (platform: string, why: string) => `Платформа ${platform} не отвечает: ${why}`,
  existsAlready: (name: string) => `Папка ${name} уже есть`,
  badRemoteName: (name: string) =>
    `Имя ${name || '(не названо)'} не подходит: нужно mf- и латинские буквы через дефис, например mf-reviews`,
  remoteMade: (name: string) =>
    `Папка ${name} готова. Дальше:\n  1. маршруты, навигация и бюджет — в ${name}/remote.json\n  2. npm run dev -- ${name} — разработка с горячей заменой\n  3. npm run release -- ${name} — первый выпуск; вернуть его: --rollback`,
  unknownSlot: (slot: string, known: readonly string[]) =>
    `Места ${slot} никто не предлагает. Есть: ${known.join(', ')}`,
  routeTaken: (path: string, owner: string) => `Адрес ${path} уже у ${owner}. Выберите другое имя.`,
};
