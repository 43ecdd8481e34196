import { OneTimeCodeForm, type OneTimeCodeFormProps } from '../one-time-code-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { texts } from './texts.ts';

export function CodeForm(props: Omit<OneTimeCodeFormProps, 'Failure' | 'hint'>) {
  return <OneTimeCodeForm {...props} Failure={FormFailure} hint={texts.codeHint} />;
}
