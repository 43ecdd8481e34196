import { beginTotp } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { seal } from '../../common/seal.ts';
import { bindRoute } from '../../http/bind.ts';
import { confirmPassword } from '../confirm-password.ts';
import { newTotpSecret, totpUri } from '../totp/codes.ts';
import { keepSecret } from '../totp/repository.ts';
import { sealedFor } from '../totp/second-step.ts';

export default bindRoute(beginTotp, async (call) => {
  const { context, caller, body, from } = call;
  await confirmPassword(call, body.password);
  const secret = newTotpSecret();
  const sealed = seal(context.config.secretKey, sealedFor(caller.merchantId), secret);
  if (!(await keepSecret(context.db, caller.merchantId, sealed))) throw new Refusal('already_exists');
  return { secret, uri: totpUri(secret, { site: from.site, email: caller.email }) };
});
