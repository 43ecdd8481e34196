/** Styles as merchants read them, and as a service outside is told what to draw. */
export const texts = {
  scenes: {
    gentle: { name: 'Нежность', described: 'пудрово-розовый фон, мягкий утренний свет, нежные тени' },
    white: { name: 'Белый фон', described: 'чистый белый фон, ровный студийный свет, мягкая тень' },
    table: { name: 'На столе', described: 'деревянный стол, светлая стена, дневной свет из окна' },
    linen: { name: 'Лён', described: 'льняная скатерть, светлая стена, тёплый дневной свет' },
    marble: { name: 'Мрамор', described: 'светлый мрамор, светлая стена, холодный дневной свет' },
    spring: { name: 'Весна', described: 'молодая зелень не в фокусе, солнечный весенний свет' },
    autumn: { name: 'Осень', described: 'опавшие листья на деревянном столе, тёплый осенний свет' },
    winter: { name: 'Зима', described: 'снег, голубоватый зимний свет, еловые ветки не в фокусе' },
    party: { name: 'Праздник', described: 'тёмно-фиолетовый фон, золотые огоньки не в фокусе' },
  },
};
