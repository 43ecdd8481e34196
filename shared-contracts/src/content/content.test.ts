import * as api from '../index.ts';

describe('content', () => {
  const item = (id: string, order: number, show: boolean) => ({
    version: 'v1',
    content_id: id,
    link: `/f/${id}`,
    bucket: 'pictures',
    link_expires: '',
    external_id: 'p',
    type: 'image',
    meta: { order, show },
  });

  it('[3.12.1, 7.41.2] reads content items; order is -1 where it is missing', () => {
    const [first] = api.retrieveContent.decode({ list: [{ content_id: 'c' }] });
    expect(first?.data).toEqual({ order: -1, show: false });
    expect(api.retrieveContent.decode({ list: [item('a', 2, true)] })).toEqual([
      {
        version: 'v1',
        id: 'a',
        link: '/f/a',
        bucket: 'pictures',
        linkExpires: '',
        externalId: 'p',
        type: 'image',
        data: { order: 2, show: true },
        shape: null,
      },
    ]);
  });

  it('reads size and colour of a picture where the answer has all of them', () => {
    const meta = { order: 0, show: true, width: 900, height: 1050, colour: '#c0a090' };
    const shapes = [meta, { ...meta, width: 0 }, { ...meta, colour: undefined }].map(
      (one) => api.retrieveContent.decode({ list: [{ ...item('a', 0, true), meta: one }] })[0]?.shape,
    );
    expect(shapes).toEqual([{ width: 900, height: 1050, colour: '#c0a090' }, null, null]);
  });

  it('[4.4.7, 5.5.1] an unknown type or version is unknown', () => {
    const [first] = api.retrieveContent.decode({ list: [{ content_id: 'c', type: 'film', version: 'v9' }] });
    expect(first).toMatchObject({ type: 'unknown', version: 'unknown' });
  });

  it('[3.12.2, 7.41.3] of a public answer only shown items count, by order; on fail there are none', () => {
    const data = [item('late', 5, true), item('hidden', 0, false), item('first', 1, true)];
    expect(api.listPublicContent.decode({ tag: 'done', data }).map(({ id }) => id)).toEqual(['first', 'late']);
    for (const body of [{ tag: 'fail' }, null, 'x', { tag: 'done' }])
      expect(api.listPublicContent.decode(body)).toEqual([]);
  });

  it('[9.1.1] three pictures are the limit', () => {
    expect(api.maxVisiblePictures).toBe(3);
  });
});

it('[3.17.1] a bot token has its end, and bound comes from isTelegramAdded', () => {
  expect(api.generateBotToken.decode({ token: 't', expiresAt: 'e' })).toEqual({ token: 't', expiresAt: 'e' });
  expect(api.readBotStatus.decode({ isTelegramAdded: true })).toEqual({ bound: true });
});
