import { useCallback, useEffect, useRef, useState } from 'react';
import { type Generation, maxGenerationInputs } from 'shared-contracts';
import { createUuid, useAppDispatch } from 'shared-runtime';
import {
  lookAtAttempt,
  useRemoveInputMutation,
  useRepeatGenerationMutation,
  useUploadGenerationInputMutation,
} from './api.ts';
import { texts } from './texts.ts';
import { useFailure } from './use-failure.ts';

export interface ChosenInput {
  id: string;
  src: string;
  place: number | null;
}

/** The attempt that chosen photographs belong to; uploads change it as they go on, also after the merchant has left it. */
interface Workspace {
  attemptId: string;
  isBegun: boolean;
}

/**
 * Uploads each photograph as soon as it is chosen, one after another, since the first creates the attempt. An attempt that was begun keeps its
 * photographs: changing them goes on with a copy.
 */
export function useInputs(
  attemptId: string,
  generation: Generation | undefined,
  onAttempt: (attemptId: string) => void,
) {
  const [upload] = useUploadGenerationInputMutation();
  const [removeInput] = useRemoveInputMutation();
  const [repeat] = useRepeatGenerationMutation();
  const dispatch = useAppDispatch();
  const fail = useFailure();
  const [pending, setPending] = useState<ChosenInput[]>([]);
  const isBegun = generation !== undefined && generation.status !== 'created';
  const shown = useRef<Workspace>({ attemptId, isBegun });
  const leaveFor = useCallback((next: Workspace) => {
    shown.current = next;
    setPending([]);
  }, []);
  useEffect(() => {
    if (shown.current.attemptId === attemptId) shown.current.isBegun = isBegun;
    else leaveFor({ attemptId, isBegun });
  }, [attemptId, isBegun, leaveFor]);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  /** Goes on with an attempt; shows it unless the merchant has opened another meanwhile. */
  const goOn = async (workspace: Workspace, id: string) => {
    await dispatch(lookAtAttempt(id));
    Object.assign(workspace, { attemptId: id, isBegun: false });
    if (shown.current === workspace) onAttempt(id);
  };
  const copy = async (id: string): Promise<string | null> => {
    const { data, error } = await repeat({ attemptId: id });
    if (!data) fail(texts.input.notAgain, error);
    return data?.attemptId ?? null;
  };
  const copyOf = async (id: string): Promise<string | null> => {
    const copied = await copy(id);
    if (copied) {
      leaveFor({ attemptId: copied, isBegun: false });
      await goOn(shown.current, copied);
    }
    return copied;
  };
  const renew = async (workspace: Workspace): Promise<string | null> => {
    if (!workspace.isBegun) return workspace.attemptId;
    const copied = await copy(workspace.attemptId);
    if (copied) await goOn(workspace, copied);
    return copied;
  };
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const changed = turn.current.then(change);
    turn.current = changed;
    return changed;
  };

  const send = async (workspace: Workspace, file: Blob, { id, src }: ChosenInput) => {
    const into = await renew(workspace);
    if (into !== null) {
      const attempt = into ? { attemptId: into } : {};
      const { data, error } = await upload({ file, idempotencyToken: createUuid(), ...attempt });
      if (data) await goOn(workspace, data.attemptId);
      else fail(texts.input.failed, error);
    }
    setPending((before) => before.filter((one) => one.id !== id));
    URL.revokeObjectURL(src);
  };
  const add = (file: Blob, preview: Blob) => {
    const input = { id: createUuid(), src: URL.createObjectURL(preview), place: null };
    const workspace = shown.current;
    setPending((before) => [...before, input]);
    void inTurn(() => send(workspace, file, input));
  };
  const remove = (place: number) => {
    const workspace = shown.current;
    return inTurn(async () => {
      const from = await renew(workspace);
      if (!from) return;
      // A copy numbers its inputs from 0.
      const at = generation?.inputs.findIndex((input) => input.place === place) ?? -1;
      const { error } = await removeInput({ attemptId: from, place: from === attemptId ? place : at });
      if (error) fail(texts.input.notRemoved, error);
    });
  };
  const clear = () => leaveFor({ attemptId: '', isBegun: false });
  const kept = (generation?.inputs ?? []).map(({ place, publicLink }) => ({
    id: `${attemptId} ${place}`,
    src: publicLink,
    place,
  }));
  const inputs: ChosenInput[] = [...kept, ...pending];
  const room = Math.max(0, maxGenerationInputs - inputs.length);
  return {
    inputs,
    uploading: pending.length > 0,
    room,
    add,
    remove,
    clear,
    copyOf,
    /** @returns the attempt to begin, after the changes that are under way; null where it could not be copied */
    renewed: () => {
      const workspace = shown.current;
      return inTurn(() => renew(workspace));
    },
  };
}
