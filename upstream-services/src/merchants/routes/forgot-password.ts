import { forgotPassword } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { mailLink } from '../mailed-links.ts';

export default bindRoute(forgotPassword, async ({ context, body, from }) => {
  await mailLink(context, 'reset_links', body.email, from);
  return { message: texts.linkSent };
});
