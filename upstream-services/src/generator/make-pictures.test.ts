import type { Work } from '../work/index.ts';
import { makePictures } from './make-pictures.ts';
import type { ImageProvider } from './providers/index.ts';

it('a commission that is given up is canceled where it was ordered', async () => {
  const given = new AbortController();
  const canceled: string[] = [];
  const provider: ImageProvider = {
    takesImages: true,
    most: 1,
    submit: async () => ({ externalId: 'operation 1' }),
    poll: async () => {
      given.abort(new Error('canceled by the merchant'));
      return { state: 'running' };
    },
    cancel: async (externalId) => void canceled.push(externalId),
  };
  const making = makePictures(provider, {} as Work, {
    owner: 'merchant',
    scene: 'gentle',
    words: '',
    images: [Buffer.from('picture')],
    signal: given.signal,
    report: async () => {},
    skip: () => {},
    doubt: () => {},
    externalId: null,
    submitted: async () => {},
  });
  await expect(making).rejects.toThrow('abort');
  expect(canceled).toEqual(['operation 1']);
});
