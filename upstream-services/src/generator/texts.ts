/** What services outside are told in Russian, and what the payment's page reads. */
export const texts = {
  prompts: {
    product:
      'Фотография товара для интернет-магазина. Сам товар не меняй: форму, цвета, надписи. Вокруг него новый фон:',
    background: 'Пустой фон для фотографии товара, в середине ничего нет:',
    productTexts:
      'Ты помогаешь продавцу небольшого магазина. По фотографии и словам продавца предложи название товара (до 60 знаков) и описание (два-три коротких предложения, без преувеличений и без выдуманных свойств). Ответь только объектом JSON {"title": "…", "description": "…"}.',
    sellersWords: (words: string) => `Слова продавца: ${words || 'нет'}`,
  },
  purchase: (attempts: number) => `Попытки для картинок, ${attempts}`,
};
