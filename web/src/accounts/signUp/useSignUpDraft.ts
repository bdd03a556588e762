import { useState } from 'react';
import { dropDraft, storedDraft, storeDraft, type SignUpDraft } from './signUpDraft.ts';

/** The sign-up draft of an account. It is stored on each change while it differs from the known values. */
export function useSignUpDraft(userId: string, start: SignUpDraft) {
  const [first] = useState(start);
  const [draft, setDraft] = useState(() => storedDraft(userId, first));
  return {
    draft,
    change: (values: Partial<SignUpDraft>) => {
      const next = { ...draft, ...values };
      setDraft(next);
      if (isSame(next, first)) dropDraft();
      else storeDraft(userId, next);
    },
  };
}

function isSame(one: SignUpDraft, other: SignUpDraft): boolean {
  return (Object.keys(one) as (keyof SignUpDraft)[]).every((name) => one[name] === other[name]);
}
