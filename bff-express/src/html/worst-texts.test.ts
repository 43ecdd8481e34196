import { takeWorstTexts } from 'shared-contracts/worst-texts';
import { escapeXml, shortened } from '../discovery/xml.ts';
import { escapeHtml } from './escape.ts';

takeWorstTexts({ escapeHtml, escapeXml, shortened: (text) => shortened(text, 3_000) });
