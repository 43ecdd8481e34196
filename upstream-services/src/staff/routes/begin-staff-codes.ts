import { beginStaffCodes } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { seal } from '../../common/seal.ts';
import { bindRoute } from '../../http/bind.ts';
import { newTotpSecret, totpUri } from '../../merchants/index.ts';
import { checkFirstStep, sealedFor } from '../first-step.ts';
import { keepSecret } from '../repository.ts';

export default bindRoute(beginStaffCodes, async ({ context, body, from }) => {
  const { staff_id, email } = await checkFirstStep(context, body, from);
  const secret = newTotpSecret();
  const sealed = seal(context.config.secretKey, sealedFor(staff_id), secret);
  if (!(await keepSecret(context.db, staff_id, sealed))) throw new Refusal('already_exists');
  return { secret, uri: totpUri(secret, { site: from.site, email }) };
});
