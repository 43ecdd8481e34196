import styleTexts from './style-text-loader.ts';

const written = (text: string) => text.replaceAll('@{', '${');

const loaded = (source: string) => styleTexts.call({ resourcePath: '/row.ts' }, written(source));

it('takes comments and indents out of styles, and leaves what they are put together with', () => {
  const source = [
    'const Row = styled.div`',
    '  /* A row. */',
    '  @{clamp(2)}',
    '  margin: 0 auto;',
    '',
    '  @{media.tablet} {',
    "    &[data-size='s'] > a {",
    '      width: calc(@{half} + 1rem);',
    '    }',
    '  }',
    '`;',
  ].join('\n');
  expect(loaded(source)).toBe(
    written(
      "const Row = styled.div` @{clamp(2)} margin: 0 auto;@{media.tablet}{&[data-size='s'] > a{width: calc(@{half} + 1rem);}}`;",
    ),
  );
});

it('leaves texts of one line, and files that style nothing', () => {
  for (const source of ['const media = `a  {  b`;', 'const text = `a  {\n  b`;']) expect(loaded(source)).toBe(source);
});
