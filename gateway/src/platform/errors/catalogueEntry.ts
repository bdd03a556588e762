/** What is documented about a code of an error, in Markdown. */
export interface CatalogueEntry {
  readonly meaning: string;
  readonly whatToDo: string;
  /** The fields or requests that can fail with it. */
  readonly occursIn: string;
  /** Whether the same request can succeed later, without a change. */
  readonly isRetryable?: true;
}
