import { type OpeningHours, weekdays } from 'shared-contracts';
import { openingTexts as words } from './opening-texts.ts';

function saidOf(hours: OpeningHours | undefined): string {
  if (!hours) return words.off;
  return hours.from === hours.to ? words.wholeDay : words.hours(hours.from, hours.to);
}

export function weekLines(hours: readonly OpeningHours[]): string[] {
  if (hours.length === 0) return [];
  const runs: { first: number; last: number; said: string }[] = [];
  for (const [place, name] of weekdays.entries()) {
    const said = saidOf(hours.find(({ day }) => day === name));
    const before = runs.at(-1);
    if (before?.said === said) before.last = place;
    else runs.push({ first: place, last: place, said });
  }
  const [{ said = '' } = {}, ...more] = runs;
  if (more.length === 0) return [said === words.wholeDay ? words.always : `${words.daily} ${said}`];
  return runs.map((run) => `${words.days(run.first, run.last)} ${run.said}`);
}
