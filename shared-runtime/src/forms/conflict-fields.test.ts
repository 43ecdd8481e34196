import { conflictFields } from './conflict-fields.ts';

const words = {
  price: { label: 'Цена', show: (value: unknown) => `${value} ₽` },
  text: { label: 'Описание', show: String },
  sizes: { label: 'Размеры' },
};

it('says what each side has of each field that has words', () => {
  const conflicts = [
    { name: 'price', mine: 2222, theirs: 1111 },
    { name: 'sizes', mine: [1], theirs: [2] },
    { name: 'text', mine: 'Розовые\nпионы', theirs: '' },
    { name: 'unknown', mine: 1, theirs: 2 },
  ];
  expect(conflictFields(conflicts, words)).toEqual([
    { name: 'price', label: 'Цена', mine: '2222 ₽', theirs: '1111 ₽' },
    { name: 'sizes', label: 'Размеры' },
    { name: 'text', label: 'Описание', mine: 'Розовые пионы', theirs: 'пусто' },
  ]);
});

it('shows of long texts that begin alike the part that differs', () => {
  const [field] = conflictFields(
    [{ name: 'text', mine: `${'а'.repeat(200)}мой конец`, theirs: `${'а'.repeat(200)}их конец ${'б'.repeat(200)}` }],
    words,
  );
  expect(field).toEqual({
    name: 'text',
    label: 'Описание',
    mine: `…${'а'.repeat(30)}мой конец`,
    theirs: `…${'а'.repeat(30)}их конец ${'б'.repeat(81)}…`,
  });
});

it('shows no half of a sign, wherever a part begins and ends', () => {
  for (const shift of ['', 'а']) {
    const text = shift + '💐'.repeat(200);
    const [field] = conflictFields([{ name: 'text', mine: `${text}🌷${text}`, theirs: `${text}🌹${text}` }], words);
    expect(`${field?.mine}${field?.theirs}`).not.toMatch(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
    );
  }
});
