export const texts = {
  inProgress: (title: string) => `… ${title}`,
  done: (title: string, seconds: string) => `✓ ${title} — ${seconds} с`,
  failed: (title: string, seconds: string) => `✗ ${title} — ${seconds} с`,
  warning: (line: string) => `! ${line}`,
  unexpected: (why: string) => `Непредвиденная ошибка: ${why}`,
  diskFull: (folder: string) => `На диске, где лежит ${folder}, закончилось место. Освободите его и повторите команду.`,
  brokenFile: (file: string) =>
    `Файл ${file} повреждён. Верните его из копии или начните с чистыми данными: npm run reset`,
  alreadyRuns: (origin: string, pid: number) =>
    `Платформа уже запущена: ${origin}/b2b/ (процесс ${pid}). Остановите её там, где запустили, клавишами Ctrl-C.`,
  scriptFailed: (title: string, why: string, log: string) => `Шаг «${title}» не удался: ${why}. Журнал: ${log}`,
};
