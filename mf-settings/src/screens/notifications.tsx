import { useMemo } from 'react';
import { type NoticeChannel, type NoticeState, noticeChannels, noticeKinds } from 'shared-contracts';
import { Card, Checkbox, Columns, Field, Inline, Text, TextInput } from 'shared-design-system/office';
import { useEditForm } from 'shared-runtime/screens';
import { SettingsEdit } from '../components/settings-edit.tsx';
import { rereading, SettingsPage } from '../components/settings-page.tsx';
import { useReadBotDevicesQuery } from '../features/bot/api.ts';
import { UnconfirmedNotice } from '../features/letters/components/unconfirmed-notice.tsx';
import {
  useReadNoticeSettingsQuery,
  useReadPushDevicesQuery,
  useUpdateNoticeSettingsMutation,
} from '../features/notices/api.ts';
import { ChannelList } from '../features/notices/components/channel-list.tsx';
import { DevicesCard } from '../features/notices/components/devices-card.tsx';
import { ThisDeviceCard } from '../features/notices/components/this-device-card.tsx';
import { noticesOf, noticesSchema, noticesValuesOf } from '../features/notices/notices-form.ts';
import { texts } from '../features/notices/texts.ts';

const { title, failed, quiet } = texts;

const channelsText = (value: unknown): string =>
  (value as NoticeChannel[]).map((channel) => texts.channels[channel]).join(', ');

const fieldWords = {
  ...Object.fromEntries(noticeKinds.map((kind) => [kind, { label: texts.kinds[kind], show: channelsText }])),
  quiet: { label: quiet.label },
  from: { label: `${quiet.title}: ${quiet.from}`, show: String },
  to: { label: `${quiet.title}: ${quiet.to}`, show: String },
};

export default function NotificationsScreen() {
  const query = useReadNoticeSettingsQuery({}, rereading);
  const push = useReadPushDevicesQuery({});
  // The cards of devices stand above the form, which waits for them: otherwise they would push it down.
  const awaited = push.isLoading ? { ...query, currentData: undefined } : query;
  return (
    <SettingsPage query={awaited} title={title} failed={failed}>
      {(settings) => <NoticesForm settings={settings} push={push.data} />}
    </SettingsPage>
  );
}

interface NoticesFormProps {
  settings: NoticeState;
  push: ReturnType<typeof useReadPushDevicesQuery>['data'];
}

function NoticesForm({ settings, push }: NoticesFormProps) {
  const [update] = useUpdateNoticeSettingsMutation();
  const edit = useEditForm({
    draft: 'settings:notices',
    saved: useMemo(() => noticesValuesOf(settings), [settings]),
    schema: noticesSchema,
    fieldWords,
    save: (values) => update(noticesOf(values)).unwrap(),
  });
  const { register, watch, formState } = edit.form;
  const { errors } = formState;
  const bot = useReadBotDevicesQuery({}).data;
  const hasBot = bot?.devices.some(({ blocked }) => !blocked);
  return (
    <SettingsEdit edit={edit} title={title}>
      {push ? <ThisDeviceCard pushKey={push.key} devices={push.devices} /> : null}
      {push ? <DevicesCard devices={push.devices} /> : null}
      {settings.emailConfirmed || !settings.switches.some(({ channel, on }) => channel === 'email' && on) ? null : (
        <UnconfirmedNotice text={texts.unconfirmed} />
      )}
      <Card title={texts.what} gap={3}>
        <ChannelList hasBot={hasBot} />
        {noticeKinds.map((kind) => (
          <Field key={kind} group label={texts.kinds[kind]}>
            <Columns count={3} gap={0}>
              {noticeChannels.map((channel) => (
                <Checkbox key={channel} value={channel} label={texts.channels[channel]} {...register(kind)} />
              ))}
            </Columns>
          </Field>
        ))}
      </Card>
      <Card title={quiet.title} gap={3}>
        <Checkbox label={quiet.label} {...register('quiet')} />
        {watch('quiet') ? (
          <Inline gap={3}>
            <Field label={quiet.from} error={errors.from?.message}>
              <TextInput type="time" {...register('from')} />
            </Field>
            <Field label={quiet.to} error={errors.to?.message}>
              <TextInput type="time" {...register('to')} />
            </Field>
          </Inline>
        ) : null}
        <Text tone="muted">{quiet.hint}</Text>
      </Card>
    </SettingsEdit>
  );
}
