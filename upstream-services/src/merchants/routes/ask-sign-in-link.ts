import { askSignInLink } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { mailLink } from '../mailed-links.ts';

export default bindRoute(askSignInLink, async ({ context, body, from }) => {
  await mailLink(context, 'sign_in_links', body.email, from);
  return { message: texts.linkSent };
});
