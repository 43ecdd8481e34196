import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.content)).toEqual({
    listPublicContent: { external_id: '…60' },
    updateContent: { 'meta.order': '-1…1000' },
    uploadContent: { 'content_info.meta.order': '-1…1000' },
    placePictures: { pictures: '1…3', 'pictures[]': '1…2000' },
  });
});
