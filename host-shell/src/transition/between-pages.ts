export { morphPicture } from './morph-picture.ts';
export { pagePreparation } from './page-preparation.ts';
