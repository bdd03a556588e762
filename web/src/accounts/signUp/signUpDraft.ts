import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';

const storageKey = 'brigade.sign-up';

const draftSchema = formSchema({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  smsOptIn: z.boolean(),
  businessName: z.string(),
  marketId: z.nullable(z.string()),
  managerSkillId: z.nullable(z.string()),
  referralCode: z.string(),
});

/** The unparsed values of an unfinished sign-up. */
export type SignUpDraft = Readonly<z.output<typeof draftSchema>>;

/** A draft of an account that nothing is known of. */
export const emptyDraft: SignUpDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  smsOptIn: false,
  businessName: '',
  marketId: null,
  managerSkillId: null,
  referralCode: '',
};

/**
 * The draft that this tab has kept over a reload, over what the account brings along.
 *
 * @param userId whose it is: another account's draft is no one's business
 */
export function storedDraft(userId: string, start: SignUpDraft): SignUpDraft {
  const stored = parse(sessionStorage.getItem(storageKey));
  if (stored?.['userId'] !== userId) return start;
  const { success, data } = draftSchema.safeParse(stored);
  return success ? { ...start, ...data } : start;
}

/** Keeps a draft in this tab. */
export function storeDraft(userId: string, draft: SignUpDraft): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, userId }));
}

/** Whether this tab has an unsent draft. */
export function hasDraft(): boolean {
  return sessionStorage.getItem(storageKey) !== null;
}

/** Deletes the draft: it was sent, or given up. */
export function dropDraft(): void {
  sessionStorage.removeItem(storageKey);
}

function parse(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
