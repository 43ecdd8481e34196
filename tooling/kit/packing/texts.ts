export const texts = {
  notCompiled: (why: string) => `Пакеты не собираются.\n${why}`,
  notPacked: (why: string) => `npm pack не смог упаковать пакеты: ${why}`,
  packed: (folder: string, files: readonly string[]) =>
    `Пакеты для чужих репозиториев — в ${folder}:\n${files.map((file) => `  ${file}`).join('\n')}\nКак ими пользоваться: docs/guides/own-repository.md`,
};
