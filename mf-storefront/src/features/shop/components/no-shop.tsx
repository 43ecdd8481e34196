import { Button, ButtonLink, EmptyState } from 'shared-design-system/shop';
import { closedTexts } from '../closed-texts.ts';

interface NoShopProps {
  stopped: boolean;
  fetching: boolean;
  onRetry: () => void;
}

export default function NoShop({ stopped, fetching, onRetry }: NoShopProps) {
  const { title, text, action } = stopped ? closedTexts.stopped : closedTexts.unknown;
  return (
    <EmptyState
      level={1}
      drawing
      title={title}
      text={text}
      actions={
        stopped ? (
          <Button variant="outline" icon="refresh" loading={fetching} onClick={onRetry}>
            {action}
          </Button>
        ) : (
          <ButtonLink to="/">{action}</ButtonLink>
        )
      }
    />
  );
}
