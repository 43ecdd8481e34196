import type { FormLine, PageForm } from 'shared-contracts';
import { brandOfShop } from '../brands/brand-of-shop.ts';
import type { Context } from '../context.ts';
import type { PageToRender, Renderer } from '../rendering/index.ts';
import { rejectOnAbort } from './abortable.ts';
import type { SharedAnswers } from './cache/index.ts';
import {
  type CompressedChunk,
  createChunkCompressor,
  type DocumentPlaceholders,
  placeholderMarks,
} from './compression/index.ts';
import { documentEnd, documentStart } from './document/document.ts';
import { completePage, type PageFacts } from './facts.ts';
import { serverFetch, type Visitor } from './server-fetch.ts';

export interface RenderedDocument {
  status: number;
  personal: boolean;
  leadsTo?: string | undefined;
  ordered: readonly FormLine[];
  left?: string | undefined;
  parts: readonly [readonly CompressedChunk[], readonly CompressedChunk[]];
  /** False where rendering failed after the first part was sent: the browser then renders the page. */
  rendered: boolean;
}

interface Making {
  context: Context;
  renderer: Renderer;
  visitor: Visitor;
  shared: SharedAnswers;
  url: string;
  blanks: DocumentPlaceholders | null;
  form?: PageForm | undefined;
  timeLimit: number;
  onStart?: (status: number, part: readonly CompressedChunk[]) => void;
  onFailure: (error: unknown) => void;
}

export async function makePage(facts: PageFacts, making: Making): Promise<RenderedDocument | null> {
  const { context, renderer, visitor, shared, url, blanks, form, timeLimit, onStart, onFailure } = making;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('too slow')), timeLimit);
  const request: PageToRender = {
    boot: facts.boot,
    url,
    fetch: serverFetch(context, visitor, shared),
    form,
    placeOf: (status) => ({ origin: brandOfShop(context.config.brands, status).origin }),
    signal: limit.signal,
  };
  const failed = (error: unknown): null => {
    onFailure(error);
    return null;
  };
  try {
    const opened = await rejectOnAbort(
      limit.signal,
      renderer.open(facts.snapshot, request, facts.address.route?.container ?? ''),
    ).catch(failed);
    if (!opened) return null;
    const { status, head, personal = false, leadsTo, ordered = [], left } = opened;
    if (leadsTo !== undefined) return { status, personal, leadsTo, ordered, left, parts: [[], []], rendered: false };
    const page = completePage(facts, blanks ?? placeholderMarks, null, head, form?.sent ? facts.path : null);
    const cut = createChunkCompressor();
    const start = await cut([documentStart(page)]);
    onStart?.(status, start);
    const rendered = await rejectOnAbort(limit.signal, opened.render()).catch(failed);
    const end = await cut(documentEnd(page, rendered));
    return { status, personal, ordered, parts: [start, end], rendered: rendered !== null };
  } finally {
    clearTimeout(timer);
  }
}
