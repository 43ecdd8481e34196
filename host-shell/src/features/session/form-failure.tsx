import { Banner } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime/page';
import { texts } from '../texts.ts';
import { texts as sessionTexts } from './texts.ts';

const { byCode, wait } = sessionTexts.failure;

function sentenceOf(failure: unknown): string {
  if (typeof failure === 'string') return failure;
  if (!isFailure(failure)) return describeFailure(failure);
  const seconds = failure.problem?.retryAfter;
  if (failure.code === 'rate_limited' && seconds) return wait(seconds);
  return byCode[failure.code] ?? describeFailure(failure);
}

export function FormFailure({ failure }: { failure: unknown }) {
  if (!failure) return null;
  const sentence = sentenceOf(failure);
  const { failedTitle } = texts.session;
  // The sentence for an unknown failure begins with `failedTitle` itself, so it needs no title.
  const title = sentence.startsWith(failedTitle) ? {} : { title: failedTitle };
  return (
    <Banner tone="danger" {...title} live>
      {sentence}
    </Banner>
  );
}
