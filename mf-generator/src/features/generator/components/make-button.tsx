import { Button, ButtonLink } from 'shared-design-system/office';
import { texts } from '../texts.ts';

interface MakeButtonProps {
  count: number;
  left: number | undefined;
  loading: boolean;
  disabled: boolean;
  onMake: () => void;
}

export function MakeButton({ count, left, loading, disabled, onMake }: MakeButtonProps) {
  if (left === 0) {
    return (
      <ButtonLink to="/merchant/generator/attempts" icon="credit-card">
        {texts.buy}
      </ButtonLink>
    );
  }
  return (
    <Button icon="sparkles" loading={loading} disabled={disabled} onClick={onMake}>
      {texts.make(count)}
    </Button>
  );
}
