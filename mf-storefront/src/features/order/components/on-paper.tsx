import { media, styled } from 'shared-design-system/shop';

/** An order on one page of paper: what was ordered and from whom, and nothing that leads on or is pressed. */
export const OnPaper = styled.div`
  display: contents;

  ${media.print} {
    body:has(&) {
      zoom: 0.7;

      nav,
      footer,
      button,
      [data-sticky-bar],
      [data-screen-only] {
        display: none;
      }

      header {
        position: static;
      }

      [data-variant='checkout'] {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      }

      section {
        box-shadow: none;
        break-inside: avoid;
      }
    }
  }
`;
