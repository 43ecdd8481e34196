const byCode: Record<string, string> = {
  not_found: 'Такого нет или уже удалено.',
  shop_not_found: 'Такого магазина нет.',
  gone: 'Этого больше нет.',
  rate_limited: 'Слишком много попыток подряд. Подождите немного.',
  shop_stopped: 'Магазин временно недоступен.',
  upstream_timeout: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
  offline: 'Нет связи. Проверьте интернет и попробуйте ещё раз.',
};

export const failureTexts = { byCode, general: 'Не получилось. Попробуйте ещё раз.' };
