import type { ReleaseTelemetry, TelemetryPeriod, VitalName } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';

const number = new Intl.NumberFormat('ru-RU');
const short = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

const time = (milliseconds: number): string =>
  milliseconds >= 1000 ? `${short.format(milliseconds / 1000)} с` : `${Math.round(milliseconds)} мс`;

const vital = (name: VitalName, value: number): string => (name === 'CLS' ? exact.format(value) : time(value));

export const texts = {
  title: 'Модули',
  failed: 'Модули не загрузились',
  refresh: 'Обновить',
  list: 'Модули и их выпуски',
  period: 'За какое время',
  periods: { day: 'Сутки', week: 'Неделя', month: '30 дней' } satisfies Record<TelemetryPeriod, string>,
  empty: { title: 'Модулей пока нет', text: 'Появятся, когда команда выпустит первый.' },
  heads: {
    name: 'Модуль',
    now: 'У всех',
    before: 'До него',
    trial: 'Пробный',
    loads: 'Загрузки',
    errors: 'Страницы с ошибками',
    lcp: 'LCP, p75',
  },
  actions: {
    promote: 'Дать всем',
    takeBack: 'Забрать',
    pin: 'Закрепить',
    unpin: 'Открепить',
    surePromote: (name: string, version: string) => ({
      title: `Дать ${name} ${version} всем?`,
      text: 'Сейчас этот выпуск получает только часть посетителей.',
      confirmLabel: 'Дать всем',
    }),
    sureTakeBack: (name: string, version: string) => ({
      title: `Забрать ${name} ${version}?`,
      text: 'Вместо него снова будет прежний выпуск. Команда увидит это в истории.',
      confirmLabel: 'Забрать',
      tone: 'danger' as const,
    }),
    surePin: (name: string, version: string) => ({
      title: `Закрепить ${name} ${version}?`,
      text: 'Пока он закреплён, команда не сможет выпустить другой.',
      confirmLabel: 'Закрепить',
    }),
    sureUnpin: (name: string) => ({
      title: `Открепить ${name}?`,
      text: 'Команда снова сможет выпускать.',
      confirmLabel: 'Открепить',
    }),
    promoted: (version: string) => `${version} получают все`,
    takenBack: (version: string) => `${version} больше не отдаётся`,
    pinned: (name: string) => `${name} закреплён`,
    unpinned: (name: string) => `${name} откреплён`,
    failed: 'Не получилось',
  },
  owner: (title: string, team: string | null) => (team ? `${title} · ${team}` : title),
  pinned: 'Закреплён',
  none: '—',
  unheard: 'Пока никто не открывал',
  share: (hundredths: number) => (hundredths > 0 ? `${number.format(hundredths)} %` : 'по магазинам или ссылке'),
  givenUp: (version: string) => `Выпуск ${version} не раздаётся`,
  givenUpWhy: (why: string) => `Он не прошёл проверку, вместо него остался прежний. Причина: ${why}`,
  count: (count: number) => number.format(count),
  was: (value: string) => `было ${value}`,
  perMille: (share: number) => `${short.format(share * 1000)} ‰`,
  of: (troubled: number, loads: number) => `${number.format(troubled)} из ${number.format(loads)}`,
  vital,
  vitals: (parts: readonly (readonly [VitalName, number])[]) =>
    parts.map(([name, value]) => `${name} ${vital(name, value)}`).join(' · '),
  worse: 'хуже, чем было',
  better: 'лучше, чем было',
  troubles: ({ errors, load_failures, render_failures, refusals }: ReleaseTelemetry): string =>
    [
      errors > 0 && pluralCount(errors, ['ошибка', 'ошибки', 'ошибок']),
      load_failures > 0 && `не загрузился: ${number.format(load_failures)}`,
      render_failures > 0 && `не нарисовался: ${number.format(render_failures)}`,
      refusals > 0 && `отказано вызовам: ${number.format(refusals)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  refused: (count: number) =>
    `Не учтено ${pluralCount(count, ['сообщение', 'сообщения', 'сообщений'])} браузеров: без знака страницы, чужие или сверх меры.`,
};
