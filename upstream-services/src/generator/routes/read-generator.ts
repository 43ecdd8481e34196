import { readGenerator } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { generator } from '../service.ts';

export default bind(readGenerator, ({ context }) => generator(context));
