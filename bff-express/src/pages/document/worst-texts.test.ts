import { expectQuick } from 'shared-contracts/worst-texts';
import { escapeXml, shortened } from '../../discovery/xml.ts';
import { escapeHtml } from './escape.ts';

const parsers: Record<string, (text: string) => unknown> = {
  escapeHtml,
  escapeXml,
  shortened: (text) => shortened(text, 3_000),
};

expectQuick(parsers);
