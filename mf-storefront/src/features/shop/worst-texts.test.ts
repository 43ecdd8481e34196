import { takeWorstTexts } from 'shared-contracts/worst-texts';
import { paragraphsOf } from './paragraphs.ts';

takeWorstTexts({ paragraphsOf });
