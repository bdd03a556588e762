import type { TermsDocumentName } from './termsDocumentNames.ts';

/** Where a document stands: the terms of use at /terms, the others below it. */
export function termsHref(name: TermsDocumentName): string {
  return name === 'use' ? '/terms' : `/terms/${name}`;
}
