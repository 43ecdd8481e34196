import { expectQuick } from 'shared-contracts/worst-texts';
import { escapeXml, truncateWords } from '../../discovery/xml.ts';
import { escapeHtml } from './escape.ts';

const parsers: Record<string, (text: string) => unknown> = {
  escapeHtml,
  escapeXml,
  shortened: (text) => truncateWords(text, 3_000),
};

expectQuick(parsers);
