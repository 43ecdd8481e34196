import { listGeneratorCategories } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { scenes, texts } from '../../studio/index.ts';

export default bindRoute(listGeneratorCategories, () => ({
  categories: scenes.map(({ slug }) => ({ slug, name: texts.scenes[slug].name })),
}));
