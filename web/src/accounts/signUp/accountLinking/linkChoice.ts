/** What somebody has decided about an account to link. */
export interface LinkChoice {
  readonly isChosen: boolean;
  /** The digits typed so far. */
  readonly code: string;
  readonly error?: string | undefined;
}

const codeLength = 6;

/** What is missing before the account can be linked; null for nothing. */
export function withoutCode(code: string, codeSentTo: string | null): string | null {
  return codeSentTo === null || code.length === codeLength ? null : 'Enter the 6 digits of the code';
}
