import { listGeneratorCategories } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { categories } from '../service.ts';

export default bind(listGeneratorCategories, () => categories());
