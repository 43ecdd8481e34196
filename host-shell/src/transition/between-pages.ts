/** What happens between one page and the next: one file, which comes after the first page. */

export { morphPicture } from './morph-picture.ts';
export { pagePreparation } from './page-preparation.ts';
