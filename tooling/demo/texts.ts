export const texts = {
  shop: (title: string) => `Магазин «${title}»`,
  ready: (title: string) => `Магазин «${title}» уже есть`,
  settings: 'настройки и доставка',
  categories: (count: number) => `категории: ${count}`,
  products: (count: number) => `товары: ${count}`,
  pictures: (count: number) => `картинки: ${count}`,
  orders: (count: number) => `заказы: ${count}`,
  approved: (title: string) => `«${title}»: участие в mum одобрено`,
  staffByHand:
    'Сотрудника площадки нет. Сделать: DATABASE_URL=… node upstream-services/src/make-staff.ts anna@example.ru owner',
  noStaff: (why: string) => `Сотрудник не создан: ${why}`,
  staff: (email: string, key: string) => `Сотрудник ${email}, ключ для приложения с кодами: ${key}`,
  staffCode: (email: string, code: string) => `${email}: код ${code}, действует не дольше минуты`,
  noDemoStaff: 'Демонстрационного сотрудника в этой папке данных нет: сначала npm start.',
  signIns: 'Вход для продавцов:',
  done: (seconds: string) => `Готово за ${seconds} с`,
  nowhere: 'Скажите, где платформа: B2B_ORIGIN=http://localhost:3000 или SERVICES_URL=http://127.0.0.1:3101',
  failed: (operation: string, code: string, fields: string[], requestId = '') =>
    [`Вызов ${operation} не удался: ${code}`, ...fields, requestId && `запрос ${requestId}`].filter(Boolean).join(', '),
  noToken: 'Платформа не ответила на вход токеном',
};
