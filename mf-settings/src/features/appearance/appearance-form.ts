import { colourThemes, fonts, type Merchant, type MerchantUpdate, templates } from 'shared-contracts';
import { defaultMainColor, formatHex, parseHex } from 'shared-design-system';
import type { ShopPreviewProps } from 'shared-runtime';
import { z } from 'zod';
import { texts } from '../../texts.ts';

/** A colour as `#rrggbb`; null where it is none (promise 5.3.1). */
export function fullHex(text: string): string | null {
  try {
    return formatHex(parseHex(text));
  } catch {
    return null;
  }
}

/** How the shop looks. The merchant's own colour counts only where the theme is the own one. */
export const appearanceSchema = z
  .object({
    themeId: z.enum(colourThemes),
    mainColor: z.string().trim(),
    templateId: z.enum(templates),
    fontId: z.enum(fonts),
    published: z.boolean(),
  })
  .refine(({ themeId, mainColor }) => themeId !== 'custom' || fullHex(mainColor) !== null, {
    path: ['mainColor'],
    message: texts.appearance.errors.hex,
  });

export type AppearanceValues = z.infer<typeof appearanceSchema>;

export const appearanceValuesOf = ({ settings }: Merchant): AppearanceValues => ({
  themeId: settings.themeId,
  mainColor: fullHex(settings.mainColor) ?? defaultMainColor,
  templateId: settings.templateId,
  fontId: settings.fontId,
  published: settings.visibility === 'published',
});

/** What is sent; a colour that is not in use is left as it is. */
export const appearanceUpdateOf = ({ mainColor, published, ...choices }: AppearanceValues): MerchantUpdate => ({
  settings: {
    ...choices,
    visibility: published ? 'published' : 'unpublished',
    ...(choices.themeId === 'custom' ? { mainColor: fullHex(mainColor) } : {}),
  },
});

/** The look as the storefront takes it; a colour that is still being typed is not one yet. */
export const lookOf = (values: Omit<AppearanceValues, 'published'>): ShopPreviewProps['look'] => ({
  ...values,
  mainColor: fullHex(values.mainColor) ?? defaultMainColor,
});
