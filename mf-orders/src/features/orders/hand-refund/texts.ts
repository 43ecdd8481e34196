import type { SumWords } from '../card/sum-dialog.tsx';

export const handRefundTexts = {
  title: 'Вернули часть денег',
  failed: 'Возврат не отмечен',
  label: 'Сколько вернули',
  hint: (most: string) => `Не больше ${most}, можно с копейками`,
  rest: 'Останется у вас',
  text: 'Переведите деньги сами: здесь возврат только отмечается. Покупатель увидит его на странице заказа. Снять отметку можно 10 минут.',
  submit: (sum: string) => `Отметить: вернули ${sum}`,
  submitNothing: 'Отметить возврат',
  enter: 'Напишите сумму',
  little: 'Больше нуля',
  much: (most: string) => `Можно вернуть не больше ${most}`,
} satisfies SumWords;

export const handRefundAnswers = {
  done: (sum: string) => `Отмечено: вернули ${sum}`,
  failures: {
    illegal_transition: 'Возвращать больше нечего: деньги уже вернули в другой вкладке или на другом устройстве.',
    validation_failed: 'Столько уже не вернуть: часть денег вернули в другой вкладке или на другом устройстве.',
    idempotency_conflict: 'Прошлая отметка, на которую не пришёл ответ, уже записана. Посмотрите, сколько возвращено.',
    list_full: 'Возвратов по этому заказу уже слишком много. Отметьте возврат всей суммы или запишите его в заметке.',
  } as Record<string, string>,
};
