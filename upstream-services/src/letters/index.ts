export { orderLetterJob, tellBuyer } from './order-letter.ts';
