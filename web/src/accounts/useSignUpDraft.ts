import { useState } from 'react';
import { storedDraft, storeDraft, type SignUpDraft } from './signUpDraft.ts';

/** The draft of an account, kept with each change. */
export function useSignUpDraft(userId: string, start: SignUpDraft) {
  const [first] = useState(start);
  const [draft, setDraft] = useState(() => storedDraft(userId, first));
  return {
    draft,
    /** Whether anything was typed. */
    isDirty: (Object.keys(first) as (keyof SignUpDraft)[]).some((name) => draft[name] !== first[name]),
    change: (values: Partial<SignUpDraft>) => {
      const next = { ...draft, ...values };
      setDraft(next);
      storeDraft(userId, next);
    },
  };
}
