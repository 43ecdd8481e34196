import { Controller, type UseFormReturn } from 'react-hook-form';
import { maxOptions } from 'shared-contracts';
import { PriceInput } from 'shared-design-system/fields';
import { Button, Card, Field, Inline, Select, Text, TextInput } from 'shared-design-system/office';
import { createUuid } from 'shared-runtime';
import type { MethodValues } from '../delivery-form.ts';
import { leadHourOptions, leadLabel } from '../lead-times.ts';
import { deliveryTexts } from '../texts.ts';

const words = deliveryTexts;

interface OptionFieldsProps {
  form: UseFormReturn<MethodValues, unknown, MethodValues>;
}

function SumField({
  form,
  name,
  label,
  hint,
}: OptionFieldsProps & {
  name: 'leastOrder' | `zones.${number}.${'price' | 'freeFrom' | 'leastOrder'}`;
  label: string;
  hint?: string;
}) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} optional hint={hint} error={fieldState.error?.message}>
          <PriceInput {...field} />
        </Field>
      )}
    />
  );
}

export const LeastOrderField = ({ form }: OptionFieldsProps) => (
  <SumField form={form} name="leastOrder" label={words.leastOrder} hint={words.leastOrderHint} />
);

export function ZoneFields({ form }: OptionFieldsProps) {
  const zones = form.watch('zones');
  const put = (next: MethodValues['zones']) => form.setValue('zones', next, { shouldDirty: true });
  const { errors } = form.formState;
  const leads = leadHourOptions.map((hours) => ({ value: String(hours), label: leadLabel(hours) }));
  const add = () => {
    // The first zone takes over the price of the whole method.
    const [price, freeFrom] = zones.length === 0 ? form.getValues(['price', 'freeFrom']) : [null, null];
    put([...zones, { zoneId: createUuid(), name: '', price, freeFrom, leastOrder: null, lead: '' }]);
  };
  return (
    <>
      <Text tone="muted">{zones.length > 0 ? words.zonesPriced : words.zonesHint}</Text>
      {zones.map(({ zoneId, name }, index) => (
        <Card key={zoneId} title={name || words.zoneNth(index + 1)} gap={4}>
          <Field label={words.zoneName} error={errors.zones?.[index]?.name?.message}>
            <TextInput autoComplete="off" {...form.register(`zones.${index}.name`)} />
          </Field>
          <SumField form={form} name={`zones.${index}.price`} label={words.price} hint={words.priceHint} />
          {form.watch(`zones.${index}.price`) ? (
            <SumField form={form} name={`zones.${index}.freeFrom`} label={words.freeFrom} />
          ) : null}
          <SumField form={form} name={`zones.${index}.leastOrder`} label={words.leastOrder} />
          <Field label={words.zoneLead} optional>
            <Select {...form.register(`zones.${index}.lead`)} placeholder={words.zoneLeadUsual} options={leads} />
          </Field>
          <Inline>
            <Button variant="outline" size="s" onClick={() => put(zones.filter((zone) => zone.zoneId !== zoneId))}>
              {words.removeZone}
            </Button>
          </Inline>
        </Card>
      ))}
      <Button variant="outline" icon="plus" full disabled={zones.length >= maxOptions} onClick={add}>
        {words.addZone}
      </Button>
    </>
  );
}

export function PointFields({ form }: OptionFieldsProps) {
  const points = form.watch('points');
  const put = (next: MethodValues['points']) => form.setValue('points', next, { shouldDirty: true });
  const { errors } = form.formState;
  return (
    <>
      <Text tone="muted">{words.pointsHint}</Text>
      {points.map(({ pointId, address }, index) => (
        <Card key={pointId} title={address || words.pointNth(index + 1)} gap={4}>
          <Field label={words.pointAddress} error={errors.points?.[index]?.address?.message}>
            <TextInput autoComplete="off" {...form.register(`points.${index}.address`)} />
          </Field>
          <Field label={words.pointHours} optional error={errors.points?.[index]?.hours?.message}>
            <TextInput
              placeholder={words.pointHoursExample}
              autoComplete="off"
              {...form.register(`points.${index}.hours`)}
            />
          </Field>
          <Field label={words.pointNote} optional error={errors.points?.[index]?.note?.message}>
            <TextInput autoComplete="off" {...form.register(`points.${index}.note`)} />
          </Field>
          <Inline>
            <Button variant="outline" size="s" onClick={() => put(points.filter((point) => point.pointId !== pointId))}>
              {words.removePoint}
            </Button>
          </Inline>
        </Card>
      ))}
      <Button
        variant="outline"
        icon="plus"
        full
        disabled={points.length >= maxOptions}
        onClick={() => put([...points, { pointId: createUuid(), address: '', hours: '', note: '' }])}
      >
        {words.addPoint}
      </Button>
    </>
  );
}

export function TermFields({ form }: OptionFieldsProps) {
  const { errors } = form.formState;
  return (
    <Inline gap={3} wrap={false}>
      <Field label={words.termFrom} optional error={errors.termFrom?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('termFrom')} />
      </Field>
      <Field label={words.termTo} optional error={errors.termTo?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('termTo')} />
      </Field>
    </Inline>
  );
}
