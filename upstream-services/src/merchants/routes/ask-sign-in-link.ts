import { askSignInLink } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { mailLink } from '../mailed-links.ts';

export default bind(askSignInLink, async ({ context, body, from }) => {
  await mailLink(context, 'sign_in_links', body.email, from);
  return { message: texts.linkSent };
});
