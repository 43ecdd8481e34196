import { signInByTelegram } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../telegram-service.ts';

export default bind(signInByTelegram, ({ context, body, from }) => service.signInByTelegram(context, body, from));
