import { publishRelease } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { publish } from '../publish-service.ts';

export default bind(publishRelease, publish);
