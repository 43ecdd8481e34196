export const stockTexts = {
  letter: {
    subject: (title: string, shop: string) => `Снова есть: ${title} — ${shop}`,
    body: (title: string, shop: string, link: string) =>
      `Здравствуйте!\n\nВы просили сообщить, когда в магазине «${shop}» снова появится ${title}. Уже можно заказать:\n${link}\n\nБольше об этом товаре мы не напишем.\n`,
    title: (title: string, size: string) => (size === '' ? `«${title}»` : `«${title}», ${size}`),
  },
};
