/** One of the documents that rule how the product is used. */
export interface TermsDocument {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly lead: string;
  readonly sections: readonly TermsSection[];
}

/** A part of a document under its own heading. */
interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
