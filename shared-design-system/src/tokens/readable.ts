import { contrastRatio } from '../colour/contrast.ts';
import { colourFamily, visibleContrast } from '../colour/family.ts';
import { shopNeutrals } from './neutrals.ts';

type ColourProblem = 'whiteText' | 'darkText' | 'faint';

interface Readability {
  problem: ColourProblem | null;
  nearest: string;
}

export function readabilityOf(main: string): Readability {
  const page = { ...shopNeutrals.shadow.light, dark: false };
  const { fill, onMain } = colourFamily(main, page);
  if (fill === main) return { problem: null, nearest: main };
  const faint = [page.ground, page.surface].some((under) => contrastRatio(main, under) < visibleContrast);
  return { problem: faint ? 'faint' : onMain === '#ffffff' ? 'whiteText' : 'darkText', nearest: fill };
}
