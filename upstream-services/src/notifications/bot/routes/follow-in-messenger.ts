import { followInMessenger } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { makeFollowLinks } from '../follow-service.ts';

export default bind(followInMessenger, ({ context, body }) => makeFollowLinks(context, body.order_token));
