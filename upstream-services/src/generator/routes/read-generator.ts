import { readGenerator } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { createImageProvider } from '../providers/index.ts';

export default bindRoute(readGenerator, ({ context: { config, work } }) => {
  const { images, chat } = config.generator;
  const { most } = createImageProvider(config.generator, work);
  return { provider: images.provider, variants: most, proposes_texts: chat !== null };
});
