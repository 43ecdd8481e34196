import { Controller, type UseFormReturn } from 'react-hook-form';
import { type ColourTheme, colourThemes, fonts, templates } from 'shared-contracts';
import { ColourInput, RadioCards } from 'shared-design-system/fields';
import { Card, colourThemeMain, Field } from 'shared-design-system/office';
import { type AppearanceValues, fullHex } from '../appearance-form.ts';
import { appearanceTexts } from '../texts.ts';
import { ColourSample, FontSample, TemplateSample } from './appearance-samples.tsx';
import { ColourAdvice } from './colour-advice.tsx';

const words = appearanceTexts;

interface FieldsProps {
  form: UseFormReturn<AppearanceValues>;
}

const colourOf = (theme: ColourTheme, custom: string): string =>
  (theme === 'custom' ? fullHex(custom) : null) ?? colourThemeMain[theme];

export function ColourFields({ form }: FieldsProps) {
  const { themeId, mainColor } = form.watch();
  const custom = fullHex(mainColor);
  const error = form.formState.errors.mainColor?.message;
  const choose = (colour: string) =>
    form.setValue('mainColor', colour, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  return (
    <Card title={words.colour} gap={4}>
      <Controller
        control={form.control}
        name="themeId"
        render={({ field }) => (
          <RadioCards
            label={words.colour}
            columns={3}
            value={field.value}
            onChange={field.onChange}
            options={colourThemes.map((value) => ({
              value,
              label: words.themes[value],
              picture: <ColourSample colour={colourOf(value, mainColor)} />,
            }))}
          />
        )}
      />
      {themeId === 'custom' ? (
        <>
          <Field label={words.custom} hint={words.customHint} error={error}>
            <Controller
              control={form.control}
              name="mainColor"
              render={({ field }) => <ColourInput pickLabel={words.pick} {...field} />}
            />
          </Field>
          {custom ? <ColourAdvice colour={custom} onChoose={choose} /> : null}
        </>
      ) : null}
    </Card>
  );
}

export function TemplateFields({ form }: FieldsProps) {
  return (
    <Card title={words.template}>
      <Controller
        control={form.control}
        name="templateId"
        render={({ field }) => (
          <RadioCards
            label={words.template}
            columns={2}
            value={field.value}
            onChange={field.onChange}
            options={templates.map((value) => ({
              value,
              ...words.templates[value],
              picture: <TemplateSample inRow={value === 'banner-row3' ? 3 : 2} />,
            }))}
          />
        )}
      />
    </Card>
  );
}

export function FontFields({ form }: FieldsProps) {
  return (
    <Card title={words.font}>
      <Controller
        control={form.control}
        name="fontId"
        render={({ field }) => (
          <RadioCards
            label={words.font}
            columns={2}
            value={field.value}
            onChange={field.onChange}
            options={fonts.map((value) => ({
              value,
              ...words.fonts[value],
              picture: <FontSample font={value}>{words.fontExample}</FontSample>,
            }))}
          />
        )}
      />
    </Card>
  );
}
