import fc from 'fast-check';
import * as api from '../index.ts';

describe('generator', () => {
  it('[3.16.2, 5.11.1] categories lacking slug or name are dropped', () => {
    const categories = [{ slug: 'a', name: 'А' }, { slug: 'b' }, { name: 'В' }, { slug: ' ', name: 'Г' }, null];
    expect(api.listGeneratorCategories.decode({ categories })).toEqual([{ slug: 'a', name: 'А' }]);
  });

  it('[7.54.1] reads how many generations are left', () => {
    expect(api.readAttempts.decode({ generations_available: 3, payment_link: 'l' })).toEqual({
      available: 3,
      paymentLink: 'l',
      lastPurchase: null,
    });
    const last_purchase = { purchase_id: 'p', attempts: 20, status: 'pending' };
    expect(api.readAttempts.decode({ generations_available: 3, last_purchase })).toMatchObject({
      lastPurchase: { purchaseId: 'p', attempts: 20, status: 'pending' },
    });
  });

  const wire = {
    status: 'succeeded',
    output_contents: [{ link: 'l', public_link: 'p' }],
    attempt_id: 'a',
    category_slug: 'flowers',
    user_prompt: 'на столе',
    created_at: '2026-01-01T00:00:00.000Z',
    input_public_link: 'i',
  };
  const generation = {
    status: 'succeeded',
    outputContents: [{ link: 'l', publicLink: 'p' }],
    attemptId: 'a',
    categorySlug: 'flowers',
    userPrompt: 'на столе',
    createdAt: '2026-01-01T00:00:00.000Z',
    inputPublicLink: 'i',
    progress: 0,
    step: '',
    problem: '',
    productId: null,
    sourceContentId: null,
    settlement: '',
    inputs: [],
    returned: false,
    productTitle: null,
    batchId: null,
    ahead: 0,
  };

  it('[3.16.1, 7.53.2, 7.56.2] reads generations out of a state and out of the history with its count', () => {
    expect(api.readAttemptStatus.decode({ generations_info: [wire] })).toEqual([generation]);
    expect(api.listGenerations.decode({ generations: [wire], total_count: 7 })).toEqual({
      generations: [generation],
      totalCount: 7,
    });
    expect(() => api.listGenerations.decode({ generations: [wire] })).toThrow();
  });

  it('reads what is doubtful of each photograph; doubts that are not known are left out', () => {
    const doubts = ['thin_edges', 'moonlight', 7, 'cut_off'];
    const inputs = [{ place: 0, public_link: 'i', problem: '', doubts }, { place: 1 }, { place: 2, doubts: 'glass' }];
    const [generation] = api.readAttemptStatus.decode({ generations_info: [{ ...wire, inputs, returned: true }] });
    expect(generation?.inputs.map((input) => input.doubts)).toEqual([['thin_edges', 'cut_off'], [], []]);
    expect(generation?.returned).toBe(true);
  });

  it('[7.57.2, 7.58.2] an input has a link, an upload an attempt', () => {
    expect(api.readGenerationInput.decode({ link: 'l' })).toEqual({ link: 'l' });
    expect(() => api.readGenerationInput.decode({})).toThrow();
    expect(api.uploadGenerationInput.decode({ attempt_id: 'a' })).toEqual({ attemptId: 'a' });
    expect(() => api.uploadGenerationInput.decode({ attempt_id: '' })).toThrow();
  });

  it('[9.7.1] pages of five, and a next one while ceil(total / 5) is above the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 3000 }), (page, total) => {
        expect(api.generationsOffset(page)).toBe((page - 1) * 5);
        expect(api.generationPages(total) > page).toBe(Math.ceil(total / 5) > page);
      }),
    );
  });
});
