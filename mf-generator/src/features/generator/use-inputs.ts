import { useRef, useState } from 'react';
import { maxGenerationInputs } from 'shared-contracts';
import { useToast } from 'shared-design-system';
import { createUuid, describeFailure } from 'shared-runtime';
import { useUploadGenerationInputMutation } from './api.ts';
import { texts } from './texts.ts';

/** A picture to start from, as the browser shows it. */
export interface ChosenInput {
  id: string;
  src: string;
}

/**
 * Pictures to start from: each is uploaded as soon as it is chosen, one after another, since the first makes the attempt.
 * @param attemptId of the attempt that there is; empty where there is none
 * @param onAttempt told which attempt the first one has made
 */
export function useInputs(attemptId: string, onAttempt: (attemptId: string) => void) {
  const [upload] = useUploadGenerationInputMutation();
  const { show } = useToast();
  const [inputs, setInputs] = useState<ChosenInput[]>([]);
  const [uploading, setUploading] = useState(0);
  const attempt = useRef(attemptId);
  const turn = useRef(Promise.resolve());

  const send = async (file: Blob, src: string) => {
    const { data, error } = await upload({
      file,
      idempotencyToken: createUuid(),
      ...(attempt.current ? { attemptId: attempt.current } : {}),
    });
    if (data) {
      if (attempt.current === '') onAttempt(data.attemptId);
      attempt.current = data.attemptId;
      setInputs((before) => [...before, { id: createUuid(), src }]);
    } else show({ type: 'danger', title: texts.input.failed, text: describeFailure(error) });
    setUploading((before) => before - 1);
  };
  const add = (file: Blob, preview: Blob) => {
    setUploading((before) => before + 1);
    const src = URL.createObjectURL(preview);
    turn.current = turn.current.then(() => send(file, src));
  };
  const clear = () => {
    for (const { src } of inputs) URL.revokeObjectURL(src);
    attempt.current = '';
    setInputs([]);
  };
  return { inputs, uploading: uploading > 0, room: maxGenerationInputs - inputs.length, add, clear };
}
