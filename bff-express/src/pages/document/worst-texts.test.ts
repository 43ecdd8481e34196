import { tooSlowAt, worstTextsTimeout } from 'shared-contracts/worst-texts';
import { escapeXml, shortened } from '../../discovery/xml.ts';
import { escapeHtml } from './escape.ts';

const parsers: Record<string, (text: string) => unknown> = {
  escapeHtml,
  escapeXml,
  shortened: (text) => shortened(text, 3_000),
};

it.each(Object.entries(parsers))(
  '%s answers or refuses long texts of its worst kind',
  (_, parse) => {
    expect(tooSlowAt(parse)).toEqual([]);
  },
  worstTextsTimeout,
);
