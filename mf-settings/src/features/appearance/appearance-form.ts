import { colourThemes, fonts, type Merchant, type MerchantUpdate, templates, typedText } from 'shared-contracts';
import { formatHex, parseHex } from 'shared-design-system/fields';
import { colourThemeMain, defaultMainColor } from 'shared-design-system/office';
import type { SlotProps } from 'shared-runtime';
import { z } from 'zod';
import { appearanceTexts } from './texts.ts';

export function fullHex(text: string): string | null {
  try {
    return formatHex(parseHex(text));
  } catch {
    return null;
  }
}

/** Choosing a named theme takes the merchant's own colour away (decision 3.15). */
export const appearanceSchema = z
  .object({
    themeId: z.enum(colourThemes),
    mainColor: typedText(),
    templateId: z.enum(templates),
    fontId: z.enum(fonts),
    published: z.boolean(),
  })
  .refine(({ themeId, mainColor }) => themeId !== 'custom' || fullHex(mainColor) !== null, {
    path: ['mainColor'],
    message: appearanceTexts.errors.hex,
  });

export type AppearanceValues = z.infer<typeof appearanceSchema>;

function themeOf({ themeId, mainColor }: Merchant['settings']): AppearanceValues['themeId'] {
  const colour = fullHex(mainColor);
  return colour === null || colour === colourThemeMain[themeId] ? themeId : 'custom';
}

export const appearanceValuesOf = ({ settings }: Merchant): AppearanceValues => ({
  themeId: themeOf(settings),
  mainColor: fullHex(settings.mainColor) ?? defaultMainColor,
  templateId: settings.templateId,
  fontId: settings.fontId,
  published: settings.visibility === 'published',
});

export const appearanceUpdateOf = (
  { mainColor, published, ...choices }: AppearanceValues,
  before: Pick<AppearanceValues, 'published'>,
): MerchantUpdate => ({
  settings: {
    ...choices,
    ...(published === before.published ? {} : { visibility: published ? 'published' : 'unpublished' }),
    mainColor: choices.themeId === 'custom' ? fullHex(mainColor) : null,
  },
});

export const lookOf = (values: Omit<AppearanceValues, 'published'>): SlotProps<'shop.preview'>['look'] => ({
  ...values,
  mainColor: values.themeId === 'custom' ? (fullHex(values.mainColor) ?? defaultMainColor) : '',
});
