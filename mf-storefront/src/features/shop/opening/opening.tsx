import type { OpeningHours, ShopZone } from 'shared-contracts';
import { openingTexts } from '../../../opening-texts.ts';
import { weekLines } from '../../../week-lines.ts';
import { openNowWords } from './open-now-words.ts';
import { useMinute } from './use-minute.ts';

export interface OpeningProps {
  hours: readonly OpeningHours[];
  zone: ShopZone;
  as: 'group' | 'fact';
}

/**
 * A shop's opening hours, headed by whether it is open now, by the browser's clock. The server's page is cached for hours and for everybody, so that
 * it and a page without scripts only show the week (ADR 0046).
 */
export default function Opening({ hours, zone, as }: OpeningProps) {
  const now = useMinute();
  const title = now ? openNowWords(hours, zone, now) : openingTexts.title;
  const lines = weekLines(hours);
  if (as === 'group') {
    return (
      <>
        <h2>{title}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <strong>{title}</strong>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
}
