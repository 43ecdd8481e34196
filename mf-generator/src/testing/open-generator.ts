import {
  type GenerationWire,
  listActiveGenerations,
  listGenerations,
  listGeneratorCategories,
  listReadyGenerations,
  readAttemptStatus,
  readAttempts,
  readBatch,
  readGenerator,
} from 'shared-contracts';
import { createNetwork, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

export const attempt_id = '00000001-0000-4000-8000-000000000001';
export const product = '00000002-0000-4000-8000-000000000001';

export const generationAs = (changes: Partial<GenerationWire> = {}): GenerationWire => ({
  attempt_id,
  status: 'succeeded',
  output_contents: ['one', 'two'].map((name) => ({ link: `/made/${name}`, public_link: `/made/${name}` })),
  category_slug: 'white',
  user_prompt: 'на белом',
  created_at: '2026-11-20T10:00:00.000Z',
  input_public_link: '/input',
  progress: 100,
  step: '',
  problem: '',
  product_id: null,
  source_content_id: null,
  settlement: '',
  inputs: [{ place: 0, public_link: '/input', problem: '', doubts: [] }],
  returned: false,
  product_title: null,
  batch_id: null,
  ahead: 0,
  ...changes,
});

export function openGenerator(state: Partial<GenerationWire> = {}, path = `/merchant/generator?attempt=${attempt_id}`) {
  const network = createNetwork();
  let current = generationAs(state);
  network.on(readGenerator, () => ({ provider: 'studio' as const, variants: 3, proposes_texts: false }));
  network.on(readAttempts, () => ({
    generations_available: 7,
    payment_link: '/b2b/merchant/generator/attempts',
    last_purchase: null,
  }));
  network.on(listGeneratorCategories, () => ({
    categories: [
      { slug: 'gentle', name: 'Нежность' },
      { slug: 'white', name: 'Белый фон' },
      { slug: 'nameless', name: '' },
      { slug: ' ', name: 'Без адреса' },
    ],
  }));
  network.on(readAttemptStatus, () => ({ generations_info: [current] }));
  network.on(listActiveGenerations, () => ({ generations: [] }));
  network.on(listGenerations, () => ({ generations: [generationAs()], total_count: 1 }));
  network.on(listReadyGenerations, () => ({ generations: [], total_count: 0 }));
  network.on(readBatch, () => ({ total: 0, ended: 0 }));
  return {
    network,
    become: (changes: Partial<GenerationWire>) => {
      current = generationAs(changes);
    },
    ...openScreen({ manifest, screens }, path),
  };
}
