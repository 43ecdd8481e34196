import { listQuestions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../questions-service.ts';

export default bind(listQuestions, ({ context, body: { page, per_page, state } }) =>
  service.listQuestions(context, { page, perPage: per_page, state }),
);
