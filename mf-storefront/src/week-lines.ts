import { type OpeningHours, weekdays } from 'shared-contracts';
import { openingTexts as words } from './opening-texts.ts';

function hoursText(hours: OpeningHours | undefined): string {
  if (!hours) return words.off;
  return hours.from === hours.to ? words.wholeDay : words.hours(hours.from, hours.to);
}

export function weekLines(hours: readonly OpeningHours[]): string[] {
  if (hours.length === 0) return [];
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [index, name] of weekdays.entries()) {
    const text = hoursText(hours.find(({ day }) => day === name));
    const before = runs.at(-1);
    if (before?.text === text) before.last = index;
    else runs.push({ first: index, last: index, text });
  }
  const [{ text = '' } = {}, ...more] = runs;
  if (more.length === 0) return [text === words.wholeDay ? words.always : `${words.daily} ${text}`];
  return runs.map((run) => `${words.days(run.first, run.last)} ${run.text}`);
}
