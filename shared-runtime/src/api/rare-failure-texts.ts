import type { FieldError, Problem } from 'shared-contracts';

const number = new Intl.NumberFormat('ru-RU');

const sentences = {
  byCode: {
    validation_failed: 'Проверьте поля: что-то заполнено не так.',
    malformed_body: 'Не получилось прочитать отправленное. Обновите страницу и попробуйте ещё раз.',
    other_account: 'Вошли под другим аккаунтом, поэтому ничего не отправлено.',
    forbidden: 'Для этого не хватает прав.',
    read_only: 'Вы только смотрите кабинет: изменить ничего нельзя.',
    second_factor_unset: 'Сначала подключите приложение для кодов.',
    origin_forbidden: 'Запрос пришёл не с нашей страницы. Обновите её и попробуйте ещё раз.',
    conflict: 'Тем временем здесь что-то изменилось. Обновите страницу.',
    illegal_transition: 'Так изменить нельзя: заказ уже в другом состоянии. Обновите страницу.',
    sold_out: 'Чего-то из этого заказа уже не хватает в наличии.',
    cart_changed: 'Пока вы выбирали, в магазине что-то изменилось. Посмотрите и подтвердите ещё раз.',
    consent_outdated: 'Документы магазина обновились. Прочитайте их и подтвердите ещё раз.',
    idempotency_conflict: 'Этот заказ уже отправлен с другим составом. Обновите страницу.',
    disk_full: 'На сервере закончилось место, сохранить сейчас нельзя. Мы уже знаем; попробуйте позже.',
    unauthorized: 'Вы вышли из кабинета. Войдите ещё раз, написанное сохранится.',
    invalid_credentials: 'Почта или пароль не подходят.',
    already_exists: 'Такое уже есть.',
    name_taken: 'Этот адрес магазина занят. Попробуйте другой.',
    email_taken: 'На эту почту уже есть кабинет. Войдите или возьмите другую.',
    list_full: 'Больше добавить нельзя: достигнут предел.',
    promo_used_up: 'Промокод этого заказа уже использовали столько раз, сколько можно.',
    slot_taken: 'Вернуть заказ нельзя: его время доставки уже заняли другие заказы.',
    revert_over: 'Отменить уже нельзя: время вышло, или заказ с тех пор изменился.',
    report_limit: 'Об оплате этого заказа уже сообщали пять раз, больше нельзя. Если что-то не так, напишите продавцу.',
    payment_refused: 'Платёжная система не приняла эту операцию. Проверьте сумму и состояние платежа.',
    payment_unavailable: 'Платёжная система сейчас не отвечает. Заказ сохранён, попробуйте ещё раз через минуту.',
    attempts_over: 'Попытки закончились. Купите ещё, и продолжим.',
    provider_unavailable: 'Внешний сервис сейчас не отвечает. Попробуйте через минуту.',
    picture_limit: 'У товара может быть не больше трёх картинок.',
    reset_link_used: 'Ссылка уже использована или устарела. Попросите новую.',
    email_link_used:
      'Эта ссылка больше не действует: она уже открыта, устарела, заменена новой или отменена. Попросите новую в кабинете.',
    payload_too_large: 'Файл слишком большой.',
    unsupported_media_type:
      'Такой файл не подходит: нужен JPEG, PNG или WebP. Фото HEIC с айфона сохраните как JPEG или пришлите его снимок экрана.',
    work_too_long: 'Файл обрабатывается слишком долго. Возьмите файл поменьше.',
    work_failed: 'Этот файл не получилось обработать. Попробуйте сохранить его заново или возьмите другой.',
    busy: 'Сейчас обрабатывается слишком много файлов. Подождите немного и попробуйте ещё раз.',
  } as Record<string, string | undefined>,
  /** What is wrong with a field, by the code of its error. */
  fields: {
    required_while_open:
      'Пока витрина открыта, это не убрать: так требует закон. Сначала закройте витрину и сохраните.',
    unknown_account:
      'ЮKassa не узнала магазин с этим номером и ключом, поэтому мы их не сохранили. Проверьте оба в её кабинете: «Интеграция», «Ключи API».',
  } as Record<string, string | undefined>,
  field: 'Проверьте это поле.',
  /** What a full list is called; the number is how many entries it may hold. */
  fullLists: {
    categories: (most: string) =>
      `В магазине может быть не больше ${most} категорий. Удалите ненужную, чтобы добавить новую.`,
    products: (most: string) =>
      `В магазине может быть не больше ${most} товаров. Удалите ненужный, чтобы добавить новый.`,
    pictures: (most: string) => `Картинки здесь меняли слишком часто: хранится не больше ${most}.`,
    generations: (most: string) =>
      `Сейчас делается много картинок, за раз можно не больше ${most}. Подождите, пока часть будет готова.`,
    megapixels: (most: string) =>
      `Картинка слишком подробная: больше ${most} мегапикселей не берём. Уменьшите её и попробуйте снова.`,
    shop_pictures: (most: string) =>
      `В магазине может быть не больше ${most} картинок вместе с удалёнными. Удалённые освобождают место через 30 дней.`,
    shop_picture_mebibytes: (most: string) =>
      `Картинки магазина и генератора могут занимать не больше ${most} МБ вместе с удалёнными. Удалённые освобождают место через 30 дней, попытки генератора — через 60.`,
  } as Record<string, ((most: string) => string) | undefined>,
  tooLong: {
    characters: (most: string) => `Слишком длинно: можно не больше ${most} знаков.`,
    entries: (most: string) => `Слишком много: можно не больше ${most}.`,
  },
};

/** What failures say besides: loaded with the first that needs it. */
export const rareFailureTexts = {
  byCode: sentences.byCode,
  /** Of a full list; undefined of one that has no sentence of its own. */
  full: ({ of, most }: NonNullable<Problem['limit']>) => sentences.fullLists[of]?.(number.format(most)),
  /** Of one field. */
  fieldText: (code: string, most: FieldError['most']): string =>
    most ? sentences.tooLong[most.of](number.format(most.count)) : (sentences.fields[code] ?? sentences.field),
};
