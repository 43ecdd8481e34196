import { cleanText } from './clean-text.ts';

export const normalizeForSearch = (text: string): string =>
  cleanText(text).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

const quotes = /["'`´‘’‚‛“”„‟«»‹›″′ʼ]+/g;

const around = /^[.,;:!?…()[\]{}#№•·–—-]+|[.,;:!?…()[\]{}•·–—-]+$/g;

export const searchWords = (typed: string): string[] =>
  normalizeForSearch(typed.replace(quotes, ' '))
    .split(' ')
    .map((word) => word.replace(around, ''))
    .filter(Boolean);
