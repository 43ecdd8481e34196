import { cleanText } from './clean-text.ts';

/** Text as it is searched: in lower case, ё as е, one space between words. */
export const searchable = (text: string): string =>
  cleanText(text).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/** Quotation marks and apostrophes: texts have other ones than keyboards, so that none is looked for. */
const quotes = /["'`´‘’‚‛“”„‟«»‹›″′ʼ]+/g;

/** What stands around words on screens and in sentences, such as `№ 1001` and `(рассвет).`; within a word it counts. */
const around = /^[.,;:!?…()[\]{}#№•·–—-]+|[.,;:!?…()[\]{}•·–—-]+$/g;

/** Words that a search looks for, as {@link searchable} writes texts. */
export const searchWords = (typed: string): string[] =>
  searchable(typed.replace(quotes, ' '))
    .split(' ')
    .map((word) => word.replace(around, ''))
    .filter(Boolean);
