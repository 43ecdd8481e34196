import type { PageRequest } from 'shared-contracts';
import { brandOfShop } from '../brands/brand-of-shop.ts';
import type { Context } from '../context.ts';
import { nonceMark, type Piece, piecesOf } from './compression/index.ts';
import { documentEnd, documentStart } from './document/document.ts';
import { type PageFacts, pageOf } from './facts.ts';
import type { SharedAnswers } from './memory/index.ts';
import { abortable, type Renderer, serverFetch, type Visitor } from './rendering/index.ts';

/** A page that was rendered, in the two parts that it is sent in. */
export interface MadePage {
  status: number;
  personal: boolean;
  parts: readonly [readonly Piece[], readonly Piece[]];
  /** False where rendering failed after the first part: the browser renders the rest. */
  rendered: boolean;
}

interface Making {
  context: Context;
  renderer: Renderer;
  visitor: Visitor;
  shared: SharedAnswers;
  /** Path and those parts of the query that the page depends on. */
  url: string;
  /** Of the one response that it is made for; null where it is made for many, each with a nonce of its own. */
  nonce: string | null;
  /** Told of status and first part as soon as they are there. */
  onStart?: (status: number, part: readonly Piece[]) => void;
  /** Told why it was not rendered. */
  onFailure: (error: unknown) => void;
}

/**
 * Asks for a page's data and renders it, within the time that a page has.
 * @returns null where its data did not come: nothing of it has been sent
 */
export async function makePage(facts: PageFacts, making: Making): Promise<MadePage | null> {
  const { context, renderer, visitor, shared, url, nonce, onStart, onFailure } = making;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('too slow')), context.config.timeLimits.page);
  const request: PageRequest = {
    boot: facts.boot,
    url,
    fetch: serverFetch(context, visitor, shared),
    placeOf: (status) => ({ origin: brandOfShop(context.config.brands, status).origin }),
    signal: limit.signal,
  };
  const failed = (error: unknown): null => {
    onFailure(error);
    return null;
  };
  try {
    const opened = await abortable(limit.signal, renderer.open(facts.snapshot, request)).catch(failed);
    if (!opened) return null;
    const { status, head, personal = false } = opened;
    const page = pageOf(facts, nonce ?? nonceMark, null, head);
    const first = documentStart(page);
    const start = await piecesOf(first);
    onStart?.(status, start);
    const rendered = await abortable(limit.signal, opened.render()).catch(failed);
    const end = await piecesOf(documentEnd(page, rendered), first);
    return { status, personal, parts: [start, end], rendered: rendered !== null };
  } finally {
    clearTimeout(timer);
  }
}
