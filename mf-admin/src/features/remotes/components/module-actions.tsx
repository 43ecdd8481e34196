import { mayCall, pinRemote } from 'shared-contracts';
import { Button, Inline, useConfirm, useToast } from 'shared-design-system/office';
import { useStaff } from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { usePinRemoteMutation, usePromoteRemoteMutation, useTakeRemoteBackMutation } from '../api.ts';
import type { Module } from '../modules.ts';
import { texts } from '../texts.ts';

const words = texts.actions;

type Asked = Parameters<ReturnType<typeof useConfirm>>[0];

export function ModuleActions({ module }: { module: Module }) {
  const { name, version, canary, pinned, inRegistry, canTakeBack } = module;
  const [promote, promoting] = usePromoteRemoteMutation();
  const [takeBack, taking] = useTakeRemoteBackMutation();
  const [pin, pinning] = usePinRemoteMutation();
  const staff = useStaff();
  const confirm = useConfirm();
  const { show } = useToast();
  const showFailure = useFailureToast();
  // A container that was only built with the deployment is not in the registry, which cannot change it.
  if (!(inRegistry || canary) || !staff || !mayCall(pinRemote, staff.role)) return null;
  const sure = async (question: Asked, act: () => Promise<{ error?: unknown }>, done: string): Promise<void> => {
    if ((await confirm(question)) !== 'confirm') return;
    const { error } = await act();
    if (error) showFailure(words.failed, error);
    else show({ type: 'happy', title: done });
  };
  const newest = canary?.version ?? version;
  return (
    <Inline>
      {canary && !pinned ? (
        <Button
          size="s"
          loading={promoting.isLoading}
          onClick={() =>
            void sure(words.surePromote(name, canary.version), () => promote({ name }), words.promoted(canary.version))
          }
        >
          {words.promote}
        </Button>
      ) : null}
      {canTakeBack ? (
        <Button
          variant="outline"
          size="s"
          loading={taking.isLoading}
          onClick={() => void sure(words.sureTakeBack(name, newest), () => takeBack({ name }), words.takenBack(newest))}
        >
          {words.takeBack}
        </Button>
      ) : null}
      {inRegistry ? (
        <Button
          variant="outline"
          size="s"
          loading={pinning.isLoading}
          onClick={() =>
            void sure(
              pinned ? words.sureUnpin(name) : words.surePin(name, version),
              () => pin({ name, pinned: !pinned }),
              pinned ? words.unpinned(name) : words.pinned(name),
            )
          }
        >
          {pinned ? words.unpin : words.pin}
        </Button>
      ) : null}
    </Inline>
  );
}
