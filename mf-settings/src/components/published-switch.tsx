import { type Control, Controller, type FieldPath } from 'react-hook-form';
import { Switch } from 'shared-design-system/office';
import { shopTexts } from '../shop-texts.ts';

const words = shopTexts;

export function PublishedSwitch<Values extends { published: boolean }>({ control }: { control: Control<Values> }) {
  return (
    <Controller
      control={control}
      name={'published' as FieldPath<Values>}
      render={({ field }) => (
        <Switch label={words.published} hint={words.publishedHint} checked={field.value} onChange={field.onChange} />
      )}
    />
  );
}
