import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { css, Global, media, mediaCondition, styled } from 'shared-design-system/office';

const alone = css`
  @page {
    margin: 12mm;
  }

  @media print {
    body > :not([data-print-sheet]) {
      display: none !important;
    }

    html,
    body {
      color-scheme: light !important;
      background: Canvas !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    color-scheme: light;
    color: CanvasText;
    font: 11pt / 1.4 var(--font-body);

    h1 {
      margin: 0 0 2mm;
      font-size: 18pt;
      line-height: 1.2;
    }

    h2 {
      margin: 6mm 0 1mm;
      font-size: 12pt;
      break-after: avoid;
    }

    p {
      margin: 0 0 1mm;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }

    table {
      width: 100%;
      border-collapse: collapse;
    }

    tr {
      break-inside: avoid;
    }

    th,
    td {
      padding: 1.5mm 2mm 1.5mm 0;
      border-bottom: 0.3mm solid;
      text-align: start;
      vertical-align: top;
      font-weight: normal;
    }

    th:last-of-type,
    td:last-of-type {
      padding-inline-end: 0;
      text-align: end;
      white-space: nowrap;
    }

    tfoot td,
    strong {
      font-weight: bold;
    }

    ul {
      margin: 0;
      padding-inline-start: 5mm;
      list-style: disc;
    }

    /* The words of a card, alone on their page. */
    figure {
      display: grid;
      place-items: center;
      min-height: 180mm;
      margin: 0;
      font-size: 20pt;
      line-height: 1.5;
      text-align: center;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }

    blockquote {
      margin: 2mm 0 0;
      padding: 4mm;
      border: 0.3mm solid;
      font-size: 13pt;
      white-space: pre-line;
      overflow-wrap: anywhere;
      break-inside: avoid;
    }
  }
`;

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia(mediaCondition(media.print)).matches);
  useEffect(() => {
    const query = window.matchMedia(mediaCondition(media.print));
    // Synchronous, since the browser takes the page as it is when the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(query.matches);
    const turn = () => flushSync(() => setPrinting(query.matches));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    query.addEventListener('change', turn);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      query.removeEventListener('change', turn);
    };
  }, []);
  return printing;
}

export function PrintSheet({ children }: { children: ReactNode }) {
  if (!usePrinting()) return null;
  return (
    <>
      <Global styles={alone} />
      {createPortal(<Sheet data-print-sheet="">{children}</Sheet>, document.body)}
    </>
  );
}
