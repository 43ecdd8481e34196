import type { FormLine, PageForm } from 'shared-contracts';
import { brandOfShop } from '../brands/brand-of-shop.ts';
import type { Context } from '../context.ts';
import type { PageToRender, Renderer } from '../rendering/index.ts';
import { abortable } from './abortable.ts';
import { type Blanks, blankMarks, createCutter, type Piece } from './compression/index.ts';
import { documentEnd, documentStart } from './document/document.ts';
import { type PageFacts, pageOf } from './facts.ts';
import type { SharedAnswers } from './memory/index.ts';
import { serverFetch, type Visitor } from './server-fetch.ts';

/** A page that was rendered, in the two parts that it is sent in. */
export interface MadePage {
  status: number;
  personal: boolean;
  /** Where the form that was sent leads instead of this page. */
  leadsTo?: string | undefined;
  /** What of its cart has been ordered. */
  ordered: readonly FormLine[];
  /** What it leaves for the page that it leads to. */
  left?: string | undefined;
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
  /** Of the one response that it is made for; null where it is made for many, each with its own. */
  blanks: Blanks | null;
  /** What a browser without scripts brings. */
  form?: PageForm | undefined;
  /** Milliseconds that it may take. */
  timeLimit: number;
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
    const opened = await abortable(
      limit.signal,
      renderer.open(facts.snapshot, request, facts.address.route?.container ?? ''),
    ).catch(failed);
    if (!opened) return null;
    const { status, head, personal = false, leadsTo, ordered = [], left } = opened;
    if (leadsTo !== undefined) return { status, personal, leadsTo, ordered, left, parts: [[], []], rendered: false };
    const page = pageOf(facts, blanks ?? blankMarks, null, head, form?.sent ? facts.path : null);
    const cut = createCutter();
    const start = await cut([documentStart(page)]);
    onStart?.(status, start);
    const rendered = await abortable(limit.signal, opened.render()).catch(failed);
    const end = await cut(documentEnd(page, rendered));
    return { status, personal, ordered, parts: [start, end], rendered: rendered !== null };
  } finally {
    clearTimeout(timer);
  }
}
