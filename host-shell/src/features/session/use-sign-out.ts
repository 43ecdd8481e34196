import { useNavigate } from 'react-router-dom';
import { isSessionOver } from 'shared-runtime';
import { officePath, signInPath } from './next-path.ts';
import { useSignOutMutation } from './session-api.ts';

export function useSignOut(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  const navigate = useNavigate();
  return async () => {
    await signOut({})
      .unwrap()
      .catch((failure) => {
        if (!isSessionOver(failure)) throw failure;
      });
    await navigate(signInPath(officePath));
  };
}
