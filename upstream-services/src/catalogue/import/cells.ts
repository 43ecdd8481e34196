export const writeListCell = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(' | ');

export const readList = (cell: string): string[] =>
  [...cell.matchAll(/(?:\\[\\|]|[^|])+/g)]
    .map(([item]) => item.replace(/\\([\\|])/g, '$1').trim())
    .filter((item) => item !== '');

export const splitAtCommas = (item: string): string[] =>
  item
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function writePrice(kopecks: number): string {
  const rest = kopecks % 100;
  const roubles = String(Math.trunc(kopecks / 100));
  return rest === 0 ? roubles : `${roubles},${String(rest).padStart(2, '0')}`;
}

type PriceProblem = 'price_wrong' | 'price_kopecks' | 'price_range';

const maxKopecks = 9_999_999_999;

/** Kopecks of a price as people write them: '1 990', '1990,50 ₽', '1990.5'. Nothing is rounded. */
export function readPrice(cell: string): number | PriceProblem {
  const text = cell.replace(/[\s\u00a0\u202f']/g, '').replace(/(?:₽|руб(?:\.|лей|ля|ль)?|р\.?|rub)$/i, '');
  const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text);
  if (!match) return 'price_wrong';
  const [, minus, whole = '', fraction = ''] = match;
  if (minus || whole.replace(/^0+/, '').length > 8) return 'price_range';
  if (fraction.length > 2) return 'price_kopecks';
  const kopecks = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return kopecks > maxKopecks ? 'price_range' : kopecks;
}

const yes = new Set(['да', 'yes', 'true', '1', '+', 'истина', 'виден', 'на витрине', 'показывать']);
const no = new Set(['нет', 'no', 'false', '0', '-', 'ложь', 'скрыт', 'скрыто', 'не показывать']);

export const formatYesNo = (value: boolean): string => (value ? 'да' : 'нет');

export function parseYesNo(cell: string): boolean | null {
  const text = cell.trim().toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : null;
}
