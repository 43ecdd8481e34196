import type { DeliveryKind, OrderStatus } from 'shared-contracts';

const words: Record<OrderStatus, string> = {
  created: 'Новый',
  accepted: 'Принят',
  assembling: 'Собирается',
  delivering: 'В пути',
  completed: 'Выполнен',
  canceled: 'Отменён',
};

/** An order's status as its merchant reads it: what a shopper comes for is not on its way. */
export const statusWords = (status: OrderStatus, kind: DeliveryKind | null | undefined): string =>
  kind === 'pickup' && status === 'delivering' ? 'Готов к выдаче' : words[status];
