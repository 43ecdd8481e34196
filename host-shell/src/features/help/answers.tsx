import { Card, Icon, Inline, Link, Stack, styled, Text } from 'shared-design-system/office';
import { texts } from './texts.ts';

const Question = styled.details`
  border-top: var(--stroke-s) solid var(--color-border);

  &:first-of-type {
    border-top: 0;
  }

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: var(--touch);
    font-weight: var(--weight-medium);
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > [data-icon] {
    flex: none;
    color: var(--color-muted);
  }

  &[open] > summary > [data-icon] {
    transform: rotate(180deg);
  }

  > summary:focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
  }

  > div {
    padding-bottom: var(--space-3);
  }
`;

export function Answers() {
  return (
    <Card title={texts.answersTitle}>
      <div>
        {texts.answers.map(({ question, answer, links }) => (
          <Question key={question}>
            <summary>
              {question}
              <Icon name="chevron-down" size="s" />
            </summary>
            <Stack gap={2}>
              <Text>{answer}</Text>
              <Inline gap={3}>
                {links.map(([label, to]) => (
                  <Link key={to} to={to}>
                    {label}
                  </Link>
                ))}
              </Inline>
            </Stack>
          </Question>
        ))}
      </div>
    </Card>
  );
}
