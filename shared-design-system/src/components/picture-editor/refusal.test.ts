import { maxUploadBytes } from 'shared-contracts';
import { fileName, isHeic, maxBytes, refusalOf, unreadableText } from './refusal.ts';

const file = (name: string, type: string, size = 10) => {
  const created = new File([''], name, { type });
  Object.defineProperty(created, 'size', { value: size });
  return created;
};

it('takes what the content service takes, and says in words what it does not', () => {
  expect(maxBytes).toBe(maxUploadBytes);
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) expect(refusalOf(file('a', type, maxBytes))).toBeNull();
  expect(refusalOf(file('смета.pdf', 'application/pdf'))).toBe(
    '«смета.pdf»: это не картинка. Подойдут JPG, PNG и WebP',
  );
  expect(refusalOf(file('a.svg', 'image/svg+xml'))).toMatch(/не картинка/);
  expect(refusalOf(file('a.jpg', 'image/jpeg', maxBytes + 1))).toBe(
    '«a.jpg»: больше 20\u00a0МБ. Уменьшите снимок или выберите другой',
  );
});

it('knows HEIC by its type or, where the browser knows none, by its name', () => {
  expect(isHeic(file('IMG_1.HEIC', ''))).toBe(true);
  expect(isHeic(file('a', 'image/heif'))).toBe(true);
  expect(isHeic(file('a.heic', 'image/jpeg'))).toBe(false);
  expect(refusalOf(file('IMG_1.HEIC', ''))).toBeNull();
  expect(unreadableText(file('IMG_1.HEIC', ''))).toMatch(/HEIC этот браузер не открывает/);
  expect(unreadableText(file('a.jpg', 'image/jpeg'))).toMatch(/повреждён/);
});

it('shortens a long name in its middle, so that its end is still read', () => {
  expect(fileName({ name: `${'очень-'.repeat(20)}длинное.jpeg` })).toBe('«очень-очень-очень-оч…инное.jpeg»');
  expect(fileName({ name: `${'💐'.repeat(30)}.jpeg` })).toBe(`«${'💐'.repeat(20)}…${'💐'.repeat(5)}.jpeg»`);
  expect(fileName({ name: '' })).toBe('Файл');
});
