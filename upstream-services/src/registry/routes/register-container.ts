import { designSystemName, registerContainer, shellName } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { countRows } from '../../db/count-rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteRelease } from '../history.ts';
import { refuseRelease } from '../refuse.ts';
import { findContainer } from '../repository.ts';

const mostContainers = 100;

export default bindRoute(registerContainer, async (call) => {
  const { context, from } = call;
  const { name } = call.body;
  const { team } = call.team;
  const known = await findContainer(context.db, name);
  if (known?.team === team) return {};
  // Whoever owns one of these controls every page, so they are assigned by hand, where the services run.
  if (!known && (name === shellName || name === designSystemName))
    return refuseRelease(
      call,
      new Refusal('forbidden', { detail: 'the shell and the design system are given by hand' }),
      { name },
    );
  if (known)
    return refuseRelease(call, new Refusal('already_exists', { detail: 'the container is of another team' }), { name });
  await inTransaction(context, async (trx) => {
    const count = await countRows(trx.selectFrom('containers').where('team', '=', team));
    if (count >= mostContainers) throw new Refusal('list_full', { limit: { of: 'containers', most: mostContainers } });
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('containers')
      .values({ name, team, registered_at: context.now(), stable: null, canary: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Refusal('already_exists');
    const line = { name, kind: 'registered', actor: `team ${team}`, requestId: from.requestId } as const;
    await noteRelease(trx, line, context.now());
  });
  return {};
});
