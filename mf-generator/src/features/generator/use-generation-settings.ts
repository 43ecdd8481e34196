import { useRef, useState } from 'react';
import { readStored, useSession, writeStored } from 'shared-runtime';

interface Wish {
  attemptId: string;
  text: string;
}

/** Reads `<attempt id> <words>`: an id has no space. */
function wishFrom(stored: string | null | undefined): Wish {
  const [attemptId = '', ...text] = (stored ?? '').split(' ');
  return { attemptId, text: text.join(' ') };
}

/**
 * The style is kept for later attempts, since a merchant's pictures should look alike. The words describe the photographs of one attempt: another
 * attempt begins without them.
 */
export function useGenerationSettings(first: string, attemptId: string, sentWords: string) {
  const owner = useSession().session?.merchantId ?? '';
  const styleKey = `generator.style.${owner}`;
  const wordsKey = `generator.words.${owner}`;
  const [style, setStyle] = useState(() => readStored(styleKey) ?? first);
  const [wish, setWish] = useState(() => wishFrom(readStored(wordsKey)));
  // An upload that ends later has to carry the words typed meanwhile.
  const latest = useRef(wish);
  const wordsOf = ({ attemptId: id, text }: Wish) => (id === attemptId ? text : sentWords);
  const choose = (slug: string) => {
    setStyle(slug);
    writeStored(styleKey, slug);
  };
  const type = (text: string, id = attemptId) => {
    latest.current = { attemptId: id, text };
    setWish(latest.current);
    writeStored(wordsKey, `${id} ${text}`);
  };
  const carry = (id: string) => {
    if (latest.current.attemptId !== id) type(wordsOf(latest.current), id);
  };
  return { style, words: wordsOf(wish), choose, type, carry };
}
