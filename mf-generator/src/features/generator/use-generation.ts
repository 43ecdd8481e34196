import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { baseApi, useAppDispatch } from 'shared-runtime';
import { useReadAttemptStatusQuery } from './api.ts';

/** Milliseconds between two looks at one that is under way. */
const lookEvery = 1_500;

/** The attempt that the address names, looked at while it is under way; undefined where it names none, or it has not come yet. */
export function useGeneration() {
  const [params, setParams] = useSearchParams();
  const attemptId = params.get('attempt') ?? '';
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const { currentData } = useReadAttemptStatusQuery(
    { attemptId },
    { skip: attemptId === '', pollingInterval: running ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  const generation = currentData?.[0];
  const isUnderWay = generation?.status === 'queued' || generation?.status === 'running';
  useEffect(() => {
    setRunning(isUnderWay);
    // What has ended changes the history and how many attempts are left.
    if (running && !isUnderWay) dispatch(baseApi.util.invalidateTags(['Generation']));
  }, [isUnderWay, running, dispatch]);
  const open = (id: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete('attempt');
        else after.set('attempt', id);
        return after;
      },
      { replace: true },
    );
  return { attemptId, generation, isUnderWay, open };
}
