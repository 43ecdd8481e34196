import { takeWorstTexts } from '../../../../shared-contracts/src/testing/worst-texts.ts';
import { paragraphsOf } from './paragraphs.ts';

takeWorstTexts({ paragraphsOf });
