import { cleanText } from './clean-text.ts';

export const searchable = (text: string): string =>
  cleanText(text).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

const quotes = /["'`´‘’‚‛“”„‟«»‹›″′ʼ]+/g;

const around = /^[.,;:!?…()[\]{}#№•·–—-]+|[.,;:!?…()[\]{}•·–—-]+$/g;

export const searchWords = (typed: string): string[] =>
  searchable(typed.replace(quotes, ' '))
    .split(' ')
    .map((word) => word.replace(around, ''))
    .filter(Boolean);
