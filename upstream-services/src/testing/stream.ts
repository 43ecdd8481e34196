import { headerNames, orderEventsPath } from 'shared-contracts';

interface Heard {
  event: string;
  data: unknown;
}

export interface Stream {
  status: number;
  headers: Headers;
  next(): Promise<Heard | null>;
  leave(): void;
}

const readEvent = (block: string): Heard => {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { event: fields.event, data: JSON.parse(fields.data ?? 'null') };
};

export async function openStream(url: string, token: string): Promise<Stream> {
  const leaving = new AbortController();
  const response = await fetch(url + orderEventsPath, {
    headers: { [headerNames.token]: token },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Heard | null> => {
    const end = text.indexOf('\n\n');
    if (end >= 0) {
      const heard = readEvent(text.slice(0, end));
      text = text.slice(end + 2);
      return heard.event === 'beat' ? next() : heard;
    }
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return null;
    text += chunk.value;
    return next();
  };
  return { status: response.status, headers: response.headers, next, leave: () => leaving.abort() };
}
