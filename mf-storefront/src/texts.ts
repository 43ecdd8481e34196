export const texts = {
  shop: {
    failed: 'Магазин не загрузился',
    catalogue: 'Каталог',
    titled: (page: string, shop: string) => (shop ? `${page} — ${shop}` : page),
  },
  head: { page: (page: number) => `страница ${page}`, search: (words: string) => `«${words}»` },
  messengers: { telegram: 'Telegram', whatsapp: 'WhatsApp' },
  network: {
    lost: 'Нет связи',
    lostText: 'Всё, что вы выбрали и написали, на месте. Ждём, когда интернет вернётся.',
    back: 'Связь вернулась',
  },
};
