import { Button, ButtonLink } from 'shared-design-system/office';
import { texts } from '../texts.ts';

interface MakeButtonProps {
  /** Pictures that come of it. */
  count: number;
  /** Attempts that are left; undefined while that is not known. */
  left: number | undefined;
  loading: boolean;
  disabled: boolean;
  onMake: () => void;
}

/** Starts it; where no attempts are left, the way to more of them. */
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
