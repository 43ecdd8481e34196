export const listTexts = {
  search: { label: 'Найти продавца', placeholder: 'Название, адрес или почта' },
  order: 'Как упорядочить',
  orders: { created_at: 'Новые', last_order: 'По заказу', merchant_name: 'По адресу', mum_status: 'По заявке' },
  filters: {
    subscription: { label: 'Подписка', all: 'Подписка', values: { active: 'Идёт', stopped: 'Остановлена' } },
    mum: { label: 'Заявка на mum', all: 'Заявка mum' },
    visibility: { label: 'Витрина', all: 'Витрина', values: { published: 'Опубликована', unpublished: 'Скрыта' } },
  },
  applications: {
    title: 'Заявки на mum',
    failed: 'Заявки не загрузились',
    empty: { title: 'Заявок нет', text: 'Появятся, когда продавец попросит участия в mum.' },
  },
  failed: 'Продавцы не загрузились',
  empty: { title: 'Продавцов пока нет', text: 'Появятся после первой регистрации.' },
};
