/** What is documented about a code of an error, in Markdown. */
export interface CatalogueEntry {
  readonly meaning: string;
  readonly whatToDo: string;
  /** The fields or requests that can fail with it. */
  readonly occursIn: string;
  /** Which mutations can be refused with it, where that follows from what they take. */
  readonly mutations?: 'ANY' | 'WITH_INPUT' | 'WITH_ID' | 'WITH_VALIDATE_ONLY';
  /** Whether the same request can succeed later, without a change. */
  readonly isRetryable?: true;
}
