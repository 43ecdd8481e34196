export const texts = {
  chosen: (count: number, seed: number) =>
    `Ошибок в выборке: ${count}, зерно ${seed}. Файлы меняются на месте и возвращаются.`,
  dirty: (files: readonly string[]) => `Сначала сохраните изменения в репозитории: ${files.slice(0, 5).join(', ')}`,
  mutant: (file: string, line: number, was: string, becomes: string) => `${file}:${line}  ${was} → ${becomes}`,
  killed: (tests: number) => `  замечена (файлов проверки: ${tests})`,
  survived: (tests: number) => `  НЕ замечена (файлов проверки: ${tests})`,
  total: (name: string, killed: number, all: number) => `${name}: замечено ${killed} из ${all}`,
  sum: 'Всего',
  survivors: 'Не замечены:',
};
