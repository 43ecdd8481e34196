import { Banner } from 'shared-design-system';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../texts.ts';
import { texts as sessionTexts } from './texts.ts';

const { byCode, wait } = sessionTexts.failure;

function sentenceOf(failure: unknown): string {
  if (!isFailure(failure)) return describeFailure(failure);
  const seconds = failure.problem?.retryAfter;
  if (failure.code === 'rate_limited' && seconds) return wait(seconds);
  return byCode[failure.code] ?? describeFailure(failure);
}

/** Why the server refused; what was typed stays where it is. */
export function FormFailure({ failure }: { failure: unknown }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" title={texts.session.failedTitle} live>
      {sentenceOf(failure)}
    </Banner>
  );
}
