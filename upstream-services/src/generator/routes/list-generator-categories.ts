import { listGeneratorCategories } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { scenes, texts } from '../../studio/index.ts';

export default bind(listGeneratorCategories, () => ({
  categories: scenes.map(({ slug }) => ({ slug, name: texts.scenes[slug].name })),
}));
