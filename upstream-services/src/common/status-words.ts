import type { DeliveryKind, OrderStatus } from 'shared-contracts';

const words: Record<OrderStatus, string> = {
  created: 'Новый',
  accepted: 'Принят',
  assembling: 'Собирается',
  delivering: 'В пути',
  completed: 'Выполнен',
  canceled: 'Отменён',
};

export const statusWords = (status: OrderStatus, kind: DeliveryKind | null | undefined): string =>
  kind === 'pickup' && status === 'delivering' ? 'Готов к выдаче' : words[status];
