import { useEffect, useState } from 'react';
import { officeWorkerPath, officeWorkerScope, type PushDevice } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { describeFailure, isFailure, selectSessionOwner, useAppSelector } from 'shared-runtime';
import {
  noteOwner,
  type PushSupport,
  presentSubscription,
  pushSupport,
  subscribe,
  unsubscribe,
} from 'shared-runtime/push';
import { useAddPushDeviceMutation, useRemovePushDeviceMutation, useTestPushDeviceMutation } from './api.ts';
import { texts } from './texts.ts';

const office = { worker: officeWorkerPath, scope: officeWorkerScope };
const { here } = texts;

export async function unsubscribeHere(): Promise<void> {
  noteOwner(null);
  await unsubscribe(office);
}

interface PushHere {
  support: PushSupport;
  /** This browser's device if it receives notifications; null if it does not, undefined until it is known. */
  device: PushDevice | null | undefined;
  isBusy: boolean;
  turnOn: () => void;
  turnOff: () => void;
  test: () => void;
}

/** Before a press, no permission is asked for and no service worker is registered. */
export function useDevicePush(key: string, devices: readonly PushDevice[]): PushHere {
  const owner = useAppSelector(selectSessionOwner);
  const { show } = useToast();
  const [support, setSupport] = useState(pushSupport);
  const [isSubscribed, setSubscribed] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [add] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const [sendTest] = useTestPushDeviceMutation();
  useEffect(() => {
    void presentSubscription(office).then(
      (found) => setSubscribed(found !== null),
      () => setSubscribed(false),
    );
  }, []);

  const doing = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (caught) {
      // What a browser throws when it cannot subscribe is in English, and each browser's own.
      const text = isFailure(caught) ? describeFailure(caught) : here.failedText;
      show({ type: 'danger', title, text });
    } finally {
      setBusy(false);
    }
  };

  const current = devices.find((one) => one.current) ?? null;
  const device = isSubscribed === undefined ? undefined : isSubscribed ? current : null;
  const turnOn = async () => {
    const subscription = await subscribe(office, key);
    setSupport(pushSupport());
    if (!subscription) {
      if (pushSupport() === 'ready') show({ type: 'info', title: here.refused, text: here.refusedText });
      return;
    }
    await add(subscription).unwrap();
    noteOwner(owner);
    setSubscribed(true);
  };
  const turnOff = async () => {
    if (device) await remove({ id: device.id }).unwrap();
    setSubscribed(false);
    await unsubscribeHere();
  };
  const test = async () => {
    if (device) await sendTest({ id: device.id }).unwrap();
    show({ type: 'happy', title: here.tested });
  };
  return {
    support,
    device,
    isBusy,
    turnOn: () => void doing(here.failed, turnOn),
    turnOff: () => void doing(here.notTurnedOff, turnOff),
    test: () => void doing(here.notTested, test),
  };
}
