import { takeWorstTexts } from '../../../shared-contracts/src/testing/worst-texts.ts';
import { escapeXml, shortened } from '../discovery/xml.ts';
import { escapeHtml } from './escape.ts';

takeWorstTexts({ escapeHtml, escapeXml, shortened: (text) => shortened(text, 3_000) });
