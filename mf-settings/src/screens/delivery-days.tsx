import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { type DeliveryConditions, shopDayOf, type Weekday } from 'shared-contracts';
import { Banner, formatDate, pluralCount } from 'shared-design-system/office';
import { useEditForm, useShopZone } from 'shared-runtime/screens';
import { ItemList } from '../components/item-list.tsx';
import { SettingsEdit, useSavedNotice } from '../components/settings-edit.tsx';
import { rereading, SettingsPage } from '../components/settings-page.tsx';
import { useReadDeliveryConditionsQuery } from '../features/delivery/api.ts';
import { DayFields, LeadTimeFields, ScheduleSwitch } from '../features/delivery/components/days-fields.tsx';
import { DeliveryIntervalDialog } from '../features/delivery/components/delivery-interval-dialog.tsx';
import { type DeliveryIntervalEntry, daysSchema, daysValuesOf, scheduleOf } from '../features/delivery/days-form.ts';
import { daysTexts } from '../features/delivery/days-texts.ts';
import { deliveryIntervalRow } from '../features/delivery/delivery-interval-row.ts';
import { useSaveDays } from '../features/delivery/use-save-days.ts';
import { hasOtherChanges } from '../has-other-changes.ts';

const { title, failed } = daysTexts;

const fieldWords = {
  on: { label: daysTexts.on },
  lead: { label: daysTexts.lead, show: (value: unknown) => pluralCount(Number(value), daysTexts.hours) },
  lastHour: { label: daysTexts.lastHour, show: String },
  works: {
    label: daysTexts.weekdays,
    show: (value: unknown) => (value as Weekday[]).map((day) => daysTexts.weekday[day]).join(', '),
  },
  datesOff: {
    label: daysTexts.datesOff,
    show: (value: unknown) => (value as string[]).map((day) => formatDate(day)).join(', '),
  },
  slots: {
    label: daysTexts.list,
    show: (value: unknown) =>
      (value as DeliveryIntervalEntry[])
        .map((interval) => deliveryIntervalRow(interval, []))
        .map((row) => `${row.title} (${row.text})`)
        .join('; '),
  },
};

export default function DeliveryDaysScreen() {
  const query = useReadDeliveryConditionsQuery({}, rereading);
  return (
    <SettingsPage query={query} title={title} failed={failed}>
      {(conditions) => <DaysForm conditions={conditions} />}
    </SettingsPage>
  );
}

function DaysForm({ conditions }: { conditions: DeliveryConditions | null }) {
  const save = useSaveDays(conditions);
  const today = shopDayOf(new Date(), useShopZone());
  const saved = useMemo(() => daysValuesOf(conditions?.schedule ?? null, today), [conditions, today]);
  const edit = useEditForm({
    draft: 'settings:delivery-days',
    saved,
    schema: daysSchema,
    fieldWords,
    save: (values) => save(scheduleOf(values)),
  });
  const say = useSavedNotice();
  const saveNow = async () => {
    if (await edit.submit()) say();
  };
  const twice = edit.form.formState.errors.slots?.root?.message ?? edit.form.formState.errors.slots?.message;
  return (
    <SettingsEdit edit={edit} title={title}>
      <ScheduleSwitch form={edit.form} />
      {edit.form.watch('on') ? (
        <>
          <LeadTimeFields form={edit.form} />
          <DayFields form={edit.form} />
          {twice ? (
            <Banner tone="danger" live>
              {twice}
            </Banner>
          ) : null}
          <Controller
            control={edit.form.control}
            name="slots"
            render={({ field }) => (
              <ItemList
                words={daysTexts}
                items={field.value}
                changed={edit.changed && JSON.stringify(field.value) !== JSON.stringify(saved.slots)}
                onChange={field.onChange}
                changedBeside={() => hasOtherChanges(edit.form.getValues(), saved, 'slots')}
                onSave={() => void saveNow()}
                rowOf={(interval) => deliveryIntervalRow(interval, field.value)}
                dialog={(parts) => <DeliveryIntervalDialog {...parts} />}
              />
            )}
          />
        </>
      ) : null}
    </SettingsEdit>
  );
}
