/** What the shell says on any page, a shop's too; each of its own screens brings the rest. */
export const texts = {
  remote: {
    load: {
      title: (name: string) => `Раздел «${name}» не загрузился`,
      text: 'Остальное работает. Проверьте интернет и попробуйте ещё раз — страница не перезагрузится.',
    },
    withoutDraft: 'Открыть без черновика',
    render: {
      title: (name: string) => `В разделе «${name}» что-то сломалось`,
      text: 'Мы уже знаем об этом. Попробуйте открыть его ещё раз.',
    },
  },
};
