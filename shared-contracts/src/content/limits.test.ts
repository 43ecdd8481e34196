import { limitsOfAll } from '../testing/limits.ts';
import * as content from './content.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([content])).toEqual({
    listPublicContent: { external_id: '…60' },
    updateContent: { 'meta.order': '-1…1000' },
    uploadContent: { 'content_info.meta.order': '-1…1000' },
  });
});
