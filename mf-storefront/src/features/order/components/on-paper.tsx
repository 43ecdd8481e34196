import { media, styled } from 'shared-design-system/shop';

/** An order on paper: what was ordered and from whom, and nothing that leads on or is pressed. */
export const OnPaper = styled.div`
  display: contents;

  ${media.print} {
    body:has(&) {
      header:has(nav),
      footer,
      button,
      [data-screen-only] {
        display: none;
      }

      section {
        box-shadow: none;
        break-inside: avoid;
      }
    }
  }
`;
