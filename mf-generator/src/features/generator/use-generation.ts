import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { baseApi, isFailure, useAppDispatch } from 'shared-runtime';
import { useReadAttemptStatusQuery } from './api.ts';

const lookEvery = 1_500;

export function useGeneration() {
  const [params, setParams] = useSearchParams();
  const attemptId = params.get('attempt') ?? '';
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const before = useRef('');
  const { currentData, error } = useReadAttemptStatusQuery(
    { attemptId },
    { skip: attemptId === '', pollingInterval: running ? lookEvery : 0, skipPollingIfUnfocused: true },
  );
  const generation = attemptId === '' ? undefined : currentData?.[0];
  const status = generation?.status ?? '';
  const isUnderWay = status === 'queued' || status === 'running';
  useEffect(() => {
    setRunning(isUnderWay);
    // A generation that begins or ends also changes the history and the number of attempts left.
    if (before.current && before.current !== status) dispatch(baseApi.util.invalidateTags(['Generation']));
    before.current = isUnderWay ? status : '';
  }, [isUnderWay, status, dispatch]);
  const open = (id: string | null, from: 'here' | 'before' = 'before') =>
    setParams(
      (earlier) => {
        const after = new URLSearchParams(earlier);
        if (id === null) after.delete('attempt');
        else after.set('attempt', id);
        return after;
      },
      { replace: from === 'before' },
    );
  const isUnknown = attemptId !== '' && isFailure(error) && error.code === 'not_found';
  return { attemptId: isUnknown ? '' : attemptId, generation, isUnderWay, isUnknown, open };
}
