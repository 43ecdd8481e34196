import { type OpeningHours, weekdays } from 'shared-contracts';
import { z } from 'zod';
import { hoursFields, hoursOf, hoursValuesOf, sameHoursEveryDay, validateHours } from './hours-form.ts';

const schema = z.object(hoursFields).superRefine(validateHours);
type Values = z.infer<typeof schema>;

const defaultHours = { from: '09:00', to: '21:00' };
const everyDay = (from: string, to: string): OpeningHours[] => weekdays.map((day) => ({ day, from, to }));
const values = (more: Partial<Values>): Values => ({
  hoursKind: 'none',
  sameHours: defaultHours,
  dayHours: sameHoursEveryDay(defaultHours),
  ...more,
});
const wrongIn = (more: Partial<Values>) =>
  (schema.safeParse(values(more)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

const monday = (day: Partial<Values['dayHours'][number]>) =>
  sameHoursEveryDay(defaultHours).map((one, index) => (index === 0 ? { ...one, ...day } : one));

it.each<[string, OpeningHours[], Partial<Values>]>([
  ['nothing', [], { hoursKind: 'none', sameHours: defaultHours, dayHours: sameHoursEveryDay(defaultHours) }],
  [
    'one time for every day',
    everyDay('10:00', '20:00'),
    {
      hoursKind: 'same',
      sameHours: { from: '10:00', to: '20:00' },
      dayHours: sameHoursEveryDay({ from: '10:00', to: '20:00' }),
    },
  ],
  [
    'around the clock',
    everyDay('00:00', '00:00'),
    { hoursKind: 'always', sameHours: defaultHours, dayHours: sameHoursEveryDay(defaultHours) },
  ],
  [
    'an earlier end on Sunday',
    [...everyDay('10:00', '20:00').slice(0, 6), { day: 'sun', from: '10:00', to: '18:00' }],
    { hoursKind: 'days', sameHours: { from: '10:00', to: '20:00' } },
  ],
  [
    'a later beginning on Sunday',
    [...everyDay('10:00', '20:00').slice(0, 6), { day: 'sun', from: '12:00', to: '20:00' }],
    { hoursKind: 'days' },
  ],
])('reads %s', (_, hours, expected) => expect(hoursValuesOf(hours)).toMatchObject(expected));

it('a day on which the shop is shut begins with the times of the others', () => {
  const { hoursKind, dayHours } = hoursValuesOf([{ day: 'tue', from: '10:00', to: '20:00' }]);
  expect(hoursKind).toBe('days');
  expect(dayHours.map(({ open }) => open)).toEqual([false, true, false, false, false, false, false]);
  expect(dayHours[0]).toEqual({ open: false, from: '10:00', to: '20:00' });
});

it.each<[string, Partial<Values>, OpeningHours[] | null]>([
  ['nothing', {}, null],
  ['around the clock', { hoursKind: 'always' }, everyDay('00:00', '00:00')],
  ['one time', { hoursKind: 'same' }, everyDay('09:00', '21:00')],
  [
    'days that are open',
    {
      hoursKind: 'days',
      dayHours: sameHoursEveryDay(defaultHours).map((day, index) => ({ ...day, open: index === 1 })),
    },
    [{ day: 'tue', from: '09:00', to: '21:00' }],
  ],
  [
    'no open day',
    { hoursKind: 'days', dayHours: sameHoursEveryDay(defaultHours).map((day) => ({ ...day, open: false })) },
    null,
  ],
])('keeps %s', (_, more, hours) => expect(hoursOf(values(more))).toEqual(hours));

const missing = 'Напишите время';
const same = 'Откроетесь и закроетесь в одно время? Для всего дня — с 00:00 до 00:00';

it.each<[string, Partial<Values>, unknown[]]>([
  ['no beginning', { hoursKind: 'same', sameHours: { from: '', to: '21:00' } }, [['sameHours.from', missing]]],
  ['no end', { hoursKind: 'same', sameHours: { from: '09:00', to: '' } }, [['sameHours.to', missing]]],
  ['no time at all', { hoursKind: 'same', sameHours: { from: '09:00', to: '09:00' } }, [['sameHours.to', same]]],
  ['a whole day', { hoursKind: 'same', sameHours: { from: '00:00', to: '00:00' } }, []],
  ['hours past midnight', { hoursKind: 'same', sameHours: { from: '10:00', to: '02:00' } }, []],
  [
    'a kind that is not chosen',
    { hoursKind: 'always', sameHours: { from: '', to: '' }, dayHours: monday({ from: '' }) },
    [],
  ],
  ['a day without an end', { hoursKind: 'days', dayHours: monday({ to: '' }) }, [['dayHours.0.to', missing]]],
  ['a day of no time', { hoursKind: 'days', dayHours: monday({ from: '21:00' }) }, [['dayHours.0.to', same]]],
  ['a shut day without times', { hoursKind: 'days', dayHours: monday({ open: false, from: '', to: '' }) }, []],
  [
    'no open day',
    { hoursKind: 'days', dayHours: sameHoursEveryDay(defaultHours).map((day) => ({ ...day, open: false })) },
    [['hoursKind', 'Отметьте дни, когда вы открыты']],
  ],
])('judges %s', (_, more, wrong) => expect(wrongIn(more)).toEqual(wrong));
