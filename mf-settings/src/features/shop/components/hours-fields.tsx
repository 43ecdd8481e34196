import { Controller, type UseFormReturn } from 'react-hook-form';
import { weekdays } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import { Button, Card, Checkbox, Field, Inline, Stack, Text, TextInput } from 'shared-design-system/office';
import { shopTexts } from '../../../shop-texts.ts';
import { hoursKinds, sameHoursEveryDay } from '../hours-form.ts';
import type { ShopValues } from '../shop-form.ts';

const words = shopTexts.hours;

type Form = UseFormReturn<ShopValues>;

export function HoursFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  const kind = form.watch('hoursKind');
  return (
    <Card title={words.title} gap={4}>
      <Text tone="muted">{words.hint}</Text>
      <Controller
        control={form.control}
        name="hoursKind"
        render={({ field }) => (
          <Field label={words.kind} group error={errors.hoursKind?.message}>
            <RadioCards
              label={words.kind}
              name={field.name}
              columns={2}
              value={field.value}
              onChange={field.onChange}
              options={hoursKinds.map((value) => ({ value, ...words.kinds[value] }))}
            />
          </Field>
        )}
      />
      {kind === 'same' ? <Times form={form} name="sameHours" errors={errors.sameHours} /> : null}
      {kind === 'days' ? <Days form={form} /> : null}
      {kind === 'same' || kind === 'days' ? <Text tone="muted">{words.overMidnight}</Text> : null}
    </Card>
  );
}

interface TimesProps {
  form: Form;
  name: 'sameHours' | `dayHours.${number}`;
  errors: { from?: { message?: string }; to?: { message?: string } } | undefined;
  of?: string;
}

function Times({ form, name, errors, of }: TimesProps) {
  const label = (word: string) => (of ? `${of}, ${word.toLowerCase()}` : word);
  return (
    <Inline gap={3} wrap={false}>
      <Field label={label(words.from)} hideLabel={of !== undefined} error={errors?.from?.message}>
        <TextInput type="time" {...form.register(`${name}.from`)} />
      </Field>
      <Field label={label(words.to)} hideLabel={of !== undefined} error={errors?.to?.message}>
        <TextInput type="time" {...form.register(`${name}.to`)} />
      </Field>
    </Inline>
  );
}

function Days({ form }: { form: Form }) {
  const days = form.watch('dayHours');
  const { errors } = form.formState;
  const first = days.find(({ open }) => open);
  return (
    <Stack gap={3}>
      {weekdays.map((day, index) => (
        <Stack key={day} gap={1}>
          <Checkbox label={words.days[day]} {...form.register(`dayHours.${index}.open`)} />
          {days[index]?.open ? (
            <Times form={form} name={`dayHours.${index}`} errors={errors.dayHours?.[index]} of={words.days[day]} />
          ) : null}
        </Stack>
      ))}
      {first ? (
        <div>
          <Button
            variant="outline"
            size="s"
            onClick={() =>
              form.setValue('dayHours', sameHoursEveryDay(first), { shouldDirty: true, shouldValidate: true })
            }
          >
            {words.asFirst(`${first.from}–${first.to}`)}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
