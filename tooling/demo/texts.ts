/** Everything the seed of the demo says to a person, in Russian. */
export const texts = {
  shop: (title: string) => `Магазин «${title}»`,
  ready: (title: string) => `Магазин «${title}» уже есть`,
  settings: 'настройки и доставка',
  categories: (count: number) => `категории: ${count}`,
  products: (count: number) => `товары: ${count}`,
  pictures: (count: number) => `картинки: ${count}`,
  orders: (count: number) => `заказы: ${count}`,
  approved: (title: string) => `«${title}»: участие в mum одобрено`,
  noAdmin: (email: string) =>
    `${email} пока без прав администратора. Дать права: DATABASE_URL=… node upstream-services/src/grant-admin.ts ${email}`,
  signIns: 'Вход для продавцов и администратора:',
  done: (seconds: string) => `Готово за ${seconds} с`,
  nowhere: 'Скажите, где платформа: B2B_ORIGIN=http://localhost:3000 или SERVICES_URL=http://127.0.0.1:3101',
  failed: (operation: string, code: string, fields: string[], requestId = '') =>
    [`Вызов ${operation} не удался: ${code}`, ...fields, requestId && `запрос ${requestId}`].filter(Boolean).join(', '),
  noToken: 'Платформа не ответила на вход токеном',
};
