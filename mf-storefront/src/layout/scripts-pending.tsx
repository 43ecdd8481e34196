import type { ReactNode } from 'react';
import { inlineFallbackAttribute, scriptsTimeoutSeconds, withoutScriptsAttribute } from 'shared-contracts';
import { styled } from 'shared-design-system/shop';

interface ScriptsPendingProps {
  children: ReactNode;
  instead: ReactNode;
}

/* Both stand in one place. What is seen changes by style alone: there may be no script to do it. */
const Root = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  > :first-of-type {
    animation: until-scripts-out 0s ${scriptsTimeoutSeconds}s forwards;
  }

  > :last-of-type {
    visibility: hidden;
    animation: until-scripts-in 0s ${scriptsTimeoutSeconds}s forwards;
  }

  @keyframes until-scripts-out {
    to {
      visibility: hidden;
    }
  }

  @keyframes until-scripts-in {
    to {
      visibility: visible;
    }
  }

  [${withoutScriptsAttribute}] & > * {
    animation-delay: 0s;
  }

  @media (scripting: none) {
    > * {
      animation-delay: 0s;
    }
  }
`;

/** For content that only scripts know, on a page without scripts: says so instead of loading for ever. Disappears when scripts show the content. */
export function ScriptsPending({ children, instead }: ScriptsPendingProps) {
  return (
    <Root>
      <div>{children}</div>
      <div {...{ [inlineFallbackAttribute]: '' }}>{instead}</div>
    </Root>
  );
}
