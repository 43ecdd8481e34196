import { type NoticeChannel, type NoticeSettings, noticeChannels, noticeKinds } from 'shared-contracts';
import { z } from 'zod';
import { texts } from './texts.ts';

const channels = z.array(z.enum(noticeChannels));
const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

export const noticesSchema = z
  .object({
    placed: channels,
    paid: channels,
    reported: channels,
    canceled: channels,
    signed_in: channels,
    quiet: z.boolean(),
    from: z.string(),
    to: z.string(),
  })
  .superRefine(({ quiet, ...times }, context) => {
    if (!quiet) return;
    const refuse = (path: keyof typeof times, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const path of ['from', 'to'] as const) if (!isTime(times[path])) refuse(path, texts.noTime);
    if (isTime(times.from) && times.from === times.to) refuse('to', texts.sameTime);
  });
type NoticesValues = z.infer<typeof noticesSchema>;

const defaultQuiet = { from: '22:00', to: '08:00' };

export function noticesValuesOf({ switches, quiet }: NoticeSettings): NoticesValues {
  const on = (kind: (typeof noticeKinds)[number]): NoticeChannel[] =>
    noticeChannels.filter((channel) => switches.some((one) => one.kind === kind && one.channel === channel && one.on));
  return {
    placed: on('placed'),
    paid: on('paid'),
    reported: on('reported'),
    canceled: on('canceled'),
    signed_in: on('signed_in'),
    quiet: quiet !== null,
    ...(quiet ?? defaultQuiet),
  };
}

export const noticesOf = ({ quiet, from, to, ...kinds }: NoticesValues): NoticeSettings => ({
  switches: noticeKinds.flatMap((kind) =>
    noticeChannels.map((channel) => ({ kind, channel, on: kinds[kind].includes(channel) })),
  ),
  quiet: quiet ? { from, to } : null,
});
