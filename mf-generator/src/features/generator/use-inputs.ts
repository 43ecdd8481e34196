import { useEffect, useRef, useState } from 'react';
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
  const known = useRef({ attemptId, isBegun });
  useEffect(() => {
    known.current = { attemptId, isBegun };
  }, [attemptId, isBegun]);
  const turn = useRef(Promise.resolve());

  const goOn = async (id: string) => {
    await dispatch(lookAtAttempt(id));
    known.current = { attemptId: id, isBegun: false };
    onAttempt(id);
  };
  const copyOf = async (id: string): Promise<string | null> => {
    const { data, error } = await repeat({ attemptId: id });
    if (!data) {
      fail(texts.input.notAgain, error);
      return null;
    }
    await goOn(data.attemptId);
    return data.attemptId;
  };
  const renewed = () =>
    known.current.isBegun ? copyOf(known.current.attemptId) : Promise.resolve(known.current.attemptId);

  const send = async (file: Blob, { id, src }: ChosenInput) => {
    const into = await renewed();
    if (into !== null) {
      const attempt = into ? { attemptId: into } : {};
      const { data, error } = await upload({ file, idempotencyToken: createUuid(), ...attempt });
      if (data) await goOn(data.attemptId);
      else fail(texts.input.failed, error);
    }
    setPending((before) => before.filter((one) => one.id !== id));
    URL.revokeObjectURL(src);
  };
  const add = (file: Blob, preview: Blob) => {
    const input = { id: createUuid(), src: URL.createObjectURL(preview), place: null };
    setPending((before) => [...before, input]);
    turn.current = turn.current.then(() => send(file, input));
  };
  const remove = async (place: number) => {
    // A copy numbers its inputs from 0.
    const at = generation?.inputs.findIndex((input) => input.place === place) ?? -1;
    const { isBegun: isCopied } = known.current;
    const from = await renewed();
    if (!from) return;
    const { error } = await removeInput({ attemptId: from, place: isCopied ? at : place });
    if (error) fail(texts.input.notRemoved, error);
  };
  const clear = () => {
    known.current = { attemptId: '', isBegun: false };
  };
  const kept = (generation?.inputs ?? []).map(({ place, publicLink }) => ({
    id: `${attemptId} ${place}`,
    src: publicLink,
    place,
  }));
  const inputs: ChosenInput[] = [...kept, ...pending];
  const room = Math.max(0, maxGenerationInputs - inputs.length);
  return { inputs, uploading: pending.length > 0, room, add, remove, clear, copyOf, renewed };
}
