import type { TermsDocumentName } from './termsDocumentNames.ts';

/** The path of a document: /terms for the terms of use, the others below it. */
export function termsHref(name: TermsDocumentName): string {
  return name === 'use' ? '/terms' : `/terms/${name}`;
}
