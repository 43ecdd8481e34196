import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  type DeliveryConditions,
  type DeliveryMethod,
  formatDeliveryInterval,
  optionsOf,
  usesDeliveryIntervals,
} from 'shared-contracts';
import { PhoneInput, PriceInput } from 'shared-design-system/fields';
import { Card, Field, Select, Stack, Switch, TextArea, TextInput } from 'shared-design-system/office';
import { optionLabel } from './option-label.ts';
import { priceOfMethod, type WriteValues } from './write-form.ts';
import { writeTexts } from './write-texts.ts';

const words = writeTexts.delivery;

type Form = UseFormReturn<WriteValues, unknown, WriteValues>;

interface DeliveryCardProps {
  form: Form;
  conditions: DeliveryConditions | null;
  before: string;
}

export function DeliveryCard({ form, conditions, before }: DeliveryCardProps) {
  const { errors } = form.formState;
  const method = conditions?.deliveryMethods.find(({ id }) => id === form.watch('method'));
  return (
    <Card title={words.title}>
      <MethodFields form={form} conditions={conditions} before={before} method={method} />
      <Field label={words.price} optional hint={words.priceHint} error={errors.price?.message}>
        <Controller control={form.control} name="price" render={({ field }) => <PriceInput {...field} />} />
      </Field>
      <Field label={words.date} optional error={errors.date?.message}>
        <TextInput type="date" {...form.register('date')} />
      </Field>
      <Hours form={form} conditions={conditions} method={method} />
      {method?.kind === 'pickup' ? null : (
        <Field label={words.address} optional error={errors.address?.message}>
          <TextArea rows={2} autoComplete="off" {...form.register('address')} />
        </Field>
      )}
      <Recipient form={form} />
      <Field label={words.card} optional error={errors.card?.message}>
        <TextArea rows={2} {...form.register('card')} />
      </Field>
      <Field label={words.comment} optional error={errors.comment?.message}>
        <TextArea rows={2} {...form.register('comment')} />
      </Field>
    </Card>
  );
}

function MethodFields({
  form,
  conditions,
  before,
  method,
}: DeliveryCardProps & { method: DeliveryMethod | undefined }) {
  const options = method ? optionsOf(method) : [];
  const reprice = () => form.setValue('price', priceOfMethod(conditions, form.getValues()), { shouldDirty: true });
  const methods = conditions?.deliveryMethods ?? [];
  const choose = (id: string) => {
    form.setValue('method', id, { shouldDirty: true });
    form.setValue('option', '', { shouldDirty: true });
    if (id !== '') reprice();
  };
  return (
    <>
      {methods.length > 0 ? (
        <Field label={words.method}>
          <Select
            value={form.watch('method')}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            options={[
              { value: '', label: before === '' ? words.ownWords : words.asBefore(before) },
              ...methods.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      ) : null}
      {method && options.length > 0 ? (
        <Field label={words.option}>
          <Select
            value={form.watch('option')}
            placeholder={words.choose}
            onChange={({ currentTarget }) => {
              form.setValue('option', currentTarget.value, { shouldDirty: true });
              reprice();
            }}
            options={options.map((option) => ({ value: option.id, label: optionLabel(option) }))}
          />
        </Field>
      ) : null}
      {!method && before === '' ? (
        <Field label={words.words} optional error={form.formState.errors.methodText?.message}>
          <TextInput autoComplete="off" {...form.register('methodText')} />
        </Field>
      ) : null}
    </>
  );
}

function Hours({
  form,
  conditions,
  method,
}: Omit<DeliveryCardProps, 'before'> & { method: DeliveryMethod | undefined }) {
  const intervals = conditions?.schedule?.slots ?? [];
  const chosen = form.watch('hours');
  if (intervals.length === 0 || !usesDeliveryIntervals(method?.kind ?? 'other')) {
    return (
      <Field label={words.hours} optional hint={words.hoursHint} error={form.formState.errors.hours?.message}>
        <TextInput autoComplete="off" {...form.register('hours')} />
      </Field>
    );
  }
  const hours = [...new Set([...intervals.map(formatDeliveryInterval), ...(chosen === '' ? [] : [chosen])])].sort();
  return (
    <Field label={words.hours} optional>
      <Select
        {...form.register('hours')}
        value={chosen}
        placeholder={words.anyHours}
        options={hours.map((value) => ({ value, label: value }))}
      />
    </Field>
  );
}

function Recipient({ form }: { form: Form }) {
  const { errors } = form.formState;
  const toggle = (name: 'another' | 'doNotCall' | 'anonymous', label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <Switch label={label} checked={field.value} onChange={field.onChange} />}
    />
  );
  return (
    <Stack gap={3}>
      {toggle('another', words.another)}
      {form.watch('another') ? (
        <>
          <Field label={words.recipientName} optional error={errors.recipientName?.message}>
            <TextInput autoComplete="off" {...form.register('recipientName')} />
          </Field>
          <Field label={words.recipientPhone} optional error={errors.recipientPhone?.message}>
            <Controller
              control={form.control}
              name="recipientPhone"
              render={({ field }) => <PhoneInput autoComplete="off" {...field} />}
            />
          </Field>
          {toggle('doNotCall', words.doNotCall)}
          {toggle('anonymous', words.anonymous)}
        </>
      ) : null}
    </Stack>
  );
}
