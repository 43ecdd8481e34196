import { layoutOf } from './layout.ts';

const message = { text: 'Заказ собран', verbatim: [], buttons: [] };

it('puts a picture at the end of the text by its link, whole however long the text is', () => {
  const picture = 'https://bloom.example/b2b/photo.jpg?w=1200';
  expect(layoutOf({ ...message, picture })).toEqual({ text: `Заказ собран\n${picture}`, attachments: [] });
  const { text } = layoutOf({ ...message, text: 'а'.repeat(5_000), picture });
  expect([text.length, text.endsWith(picture)]).toEqual([4_000, true]);
});

it('is the text alone without one', () => {
  expect(layoutOf(message)).toEqual({ text: 'Заказ собран', attachments: [] });
});
