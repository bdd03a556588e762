/** The viewer's choice about an account to link. */
export interface LinkChoice {
  readonly isChosen: boolean;
  /** The entered digits. */
  readonly code: string;
  readonly error?: string | undefined;
}

const codeLength = 6;

/** The reason that the account cannot be linked yet, or null. */
export function withoutCode(code: string, codeSentTo: string | null): string | null {
  return codeSentTo === null || code.length === codeLength ? null : 'Enter the 6 digits of the code';
}
