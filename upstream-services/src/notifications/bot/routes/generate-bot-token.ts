import { generateBotToken } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { generateToken } from '../service.ts';

export default bind(generateBotToken, (call) => generateToken(call));
