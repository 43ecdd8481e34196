export const studioTexts = {
  step: 'Картинки в студии',
  head: (count: number) => `\nСтудия: ${count} фотографий по очереди, по три варианта, от нажатия до готовой картинки`,
  pictureColumns: ['', 'секунды', 'память, МБ', ''],
  refused: 'предмет не найден',
  columns: ['', 'медиана', 'самая долгая'],
  seconds: 'Секунды',
  memory: 'Память рабочего процесса с дочерними, МБ: до, в разгаре, через 40 с покоя',
  found: (found: number, all: number) => `Предмет найден на ${found} из ${all}`,
  listsHead: (rate: number, seconds: number) =>
    `\nСписки магазина, ${rate} в секунду, ${seconds} с: 95-й процентиль, мс (без работы студии и пока она делает картинки, по очереди)`,
  listsColumns: ['', 'без', 'со студией', 'отношение'],
  round: (number: number) => `Круг ${number}`,
};
