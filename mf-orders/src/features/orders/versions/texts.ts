import type { EditChange } from 'shared-contracts';

export const versionsTexts = {
  title: 'История изменений',
  failed: 'История изменений не загрузилась',
  none: 'нет',
  who: 'вы',
  kinds: {
    line: 'Строка',
    discount: 'Скидка',
    delivery_price: 'Стоимость доставки',
    total: 'Итого',
    method: 'Способ',
    day: 'День',
    hours: 'Время',
    address: 'Адрес',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Почта',
    recipient: 'Получатель',
    gift: 'Подарок',
    card_text: 'Открытка',
    comment: 'Пожелание',
  } satisfies Record<EditChange['kind'], string>,
  gifts: { anonymous: 'не говорить, от кого', do_not_call: 'не звонить' } as Record<string, string>,
  pieces: (count: string) => `${count}\u00a0шт.`,
  change: (was: string, now: string) => `${was} → ${now}`,
};
