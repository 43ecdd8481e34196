export const doubtsTexts = {
  title: 'Посмотрите, прежде чем взять',
  cut_off: 'Предмет не поместился в кадр: сбоку или сверху он обрезан.',
  thin_edges: 'Тонкие края могли обрезаться.',
  see_through: 'Предмет местами просвечивает, как стекло.',
  of: (photo: string, text: string) => `${photo}: ${text}`,
};
