import { useState } from 'react';
import { readStored, useSession, writeStored } from 'shared-runtime';

/** A style and words, kept for the merchant in this browser: who makes many pictures wants them alike. */
export function useAsked(first: string) {
  const owner = useSession().session?.merchantId ?? '';
  const styleKey = `generator.style.${owner}`;
  const wordsKey = `generator.words.${owner}`;
  const [style, setStyle] = useState(() => readStored(styleKey) ?? first);
  const [words, setWords] = useState(() => readStored(wordsKey) ?? '');
  const choose = (slug: string) => {
    setStyle(slug);
    writeStored(styleKey, slug);
  };
  const type = (text: string) => {
    setWords(text);
    writeStored(wordsKey, text || null);
  };
  return { style, words, choose, type };
}
