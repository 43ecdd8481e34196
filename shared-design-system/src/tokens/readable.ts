import { contrastRatio } from '../colour/contrast.ts';
import { colourFamily, visibleContrast } from '../colour/family.ts';
import { shopNeutrals } from './neutrals.ts';

/** What is wrong with a main colour: white or dark words on it do not read, or it is lost on a light page. */
type ColourProblem = 'whiteText' | 'darkText' | 'faint';

interface Readability {
  /** null: it serves as it is. */
  problem: ColourProblem | null;
  /** The nearest colour that serves, `#rrggbb`: what a shop's buttons get in its place. */
  nearest: string;
}

/**
 * Whether a shop's buttons can have a colour as it is.
 * @param main `#rrggbb`, in lower case
 */
export function readabilityOf(main: string): Readability {
  const page = { ...shopNeutrals.shadow.light, dark: false };
  const { fill, onMain } = colourFamily(main, page);
  if (fill === main) return { problem: null, nearest: main };
  const faint = [page.ground, page.surface].some((under) => contrastRatio(main, under) < visibleContrast);
  return { problem: faint ? 'faint' : onMain === '#ffffff' ? 'whiteText' : 'darkText', nearest: fill };
}
