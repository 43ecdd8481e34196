import { readEmailChange } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readEmailChange as read } from '../email-change-service.ts';

export default bind(readEmailChange, read);
