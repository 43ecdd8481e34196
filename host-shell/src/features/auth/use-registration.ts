import type { UseFormSetError } from 'react-hook-form';
import {
  describeFailure,
  type Failure,
  isFailure,
  useRegisterMutation,
  useUpdateMerchantMutation,
} from 'shared-runtime';
import { texts } from '../../texts.ts';
import type { RegisterValues } from './schemas.ts';

/** Which field of the form a refusal is about, by the problem's code or the wire's field. */
const fieldByCode: Record<string, keyof RegisterValues> = { name_taken: 'slug', email_taken: 'email' };
const fieldByPath: Record<string, [field: keyof RegisterValues, message: string]> = {
  merchant_name: ['slug', texts.auth.register.slugWrong],
  email: ['email', texts.auth.emailWrong],
  password: ['password', texts.auth.passwordShort],
};

/** Shows a refusal at its fields. Answers whether there were any. */
function showAtFields(failure: Failure, setError: UseFormSetError<RegisterValues>): boolean {
  const byCode = fieldByCode[failure.code];
  if (byCode) setError(byCode, { message: describeFailure(failure) }, { shouldFocus: true });
  const named = (failure.problem?.errors ?? []).flatMap(({ path }) => {
    const found = fieldByPath[path];
    return found ? [found] : [];
  });
  for (const [field, message] of named) setError(field, { message }, { shouldFocus: true });
  return byCode !== undefined || named.length > 0;
}

/**
 * Opens an account and gives the shop its title.
 * @returns a function that answers true when the account is there; a refusal is shown at its field, or thrown when it has none
 */
export function useRegistration(setError: UseFormSetError<RegisterValues>) {
  const [registerMerchant] = useRegisterMutation();
  const [updateMerchant] = useUpdateMerchantMutation();
  return async ({ slug, email, password, title }: RegisterValues): Promise<boolean> => {
    try {
      await registerMerchant({ merchantName: slug, email, password }).unwrap();
    } catch (caught) {
      if (isFailure(caught) && showAtFields(caught, setError)) return false;
      throw caught;
    }
    // The account is there; a title that did not arrive is asked for by the checklist.
    await updateMerchant({ settings: { title } });
    return true;
  };
}
