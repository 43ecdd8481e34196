export const cardStepTexts = {
  pay: 'Оплатить',
  again: 'Оплатить ещё раз',
  steps: {
    waiting_for_capture: 'деньги зарезервированы на карте',
    succeeded: 'оплата пришла',
    canceled: 'оплата не прошла',
  } as Record<string, string>,
};
