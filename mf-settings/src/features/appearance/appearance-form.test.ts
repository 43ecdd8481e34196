import { colourThemeMain } from 'shared-design-system/office';
import { appearanceSchema, appearanceUpdateOf, appearanceValuesOf, fullHex, lookOf } from './appearance-form.ts';

const valuesOf = (settings: object) =>
  appearanceValuesOf({
    settings: {
      themeId: 'bloom',
      mainColor: '',
      templateId: 'banner-row2',
      fontId: 'raleway',
      visibility: 'published',
      ...settings,
    },
  } as never);

it.each([
  ['#ABC', '#aabbcc'],
  ['#12ab34', '#12ab34'],
  ['красный', null],
  ['#12', null],
])('the colour %s is %p', (text, colour) => expect(fullHex(text)).toBe(colour));

it('a colour of one’s own shows whatever the theme is called, unless it is that theme’s', () => {
  const [theme] = Object.keys(colourThemeMain) as (keyof typeof colourThemeMain)[];
  const main = colourThemeMain[theme as keyof typeof colourThemeMain];
  expect(valuesOf({ themeId: theme, mainColor: main })).toMatchObject({ themeId: theme, mainColor: main });
  expect(valuesOf({ themeId: theme, mainColor: '#123456' })).toMatchObject({ themeId: 'custom', mainColor: '#123456' });
  expect(valuesOf({ themeId: theme, mainColor: '' }).themeId).toBe(theme);
  expect(valuesOf({ visibility: 'unpublished' }).published).toBe(false);
  expect(valuesOf({}).published).toBe(true);
});

it('a colour is asked for, sent and shown only where it is one’s own', () => {
  const custom = { ...valuesOf({}), themeId: 'custom' as const, mainColor: '#12' };
  const wrong = (values: object) => appearanceSchema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(wrong(custom)).toEqual(['mainColor']);
  const named = Object.keys(colourThemeMain).find((theme) => theme !== 'custom');
  expect(wrong({ ...custom, themeId: named })).toEqual([]);
  expect(appearanceUpdateOf({ ...custom, mainColor: '#ABC' }, { published: false }).settings).toMatchObject({
    mainColor: '#aabbcc',
    visibility: 'published',
  });
  expect(appearanceUpdateOf({ ...custom, themeId: named as never, published: false }, custom).settings).toMatchObject({
    mainColor: null,
    visibility: 'unpublished',
  });
  // Another device may have opened or closed the shop since.
  expect(appearanceUpdateOf(custom, custom).settings).not.toHaveProperty('visibility');
  // While it is typed it is no colour yet.
  expect(lookOf(custom).mainColor).toMatch(/^#[\da-f]{6}$/);
  expect(lookOf({ ...custom, mainColor: '#ABC' }).mainColor).toBe('#aabbcc');
  expect(lookOf({ ...custom, themeId: named as never }).mainColor).toBe('');
});
