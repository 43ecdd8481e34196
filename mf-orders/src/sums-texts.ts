/** What a merchant reads of sums. */
export const sumsWords = {
  title: 'Заказано',
  counted: 'без отменённых',
  failed: 'Суммы не загрузились',
  choose: 'Что показать на графике',
  today: 'Сегодня',
  week: '7 дней',
  month: '30 дней',
  none: 'заказов нет',
  orderForms: ['заказ', 'заказа', 'заказов'] as const,
  paid: (sum: string) => `оплачено ${sum}`,
  chart: (days: number) => `Суммы заказов по дням, последние ${days} дней`,
  heads: ['День', 'Сумма и число заказов'] as const,
  explained: 'Все заказы, кроме отменённых, с доставкой, в день оформления по времени магазина.',
};
