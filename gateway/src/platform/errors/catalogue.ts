import type { CatalogueEntry } from './catalogueEntry.ts';
import { errorCodes } from './errorCode.ts';
import { userErrorCodes } from './userErrorCodes.ts';

/** A code with what is documented about it. */
export interface DocumentedCode extends CatalogueEntry {
  readonly code: string;
  readonly kind: 'FAULT' | 'REFUSAL';
}

function entries(kind: DocumentedCode['kind'], codes: Record<string, CatalogueEntry>): DocumentedCode[] {
  return Object.entries(codes).map(([code, entry]) => ({ code, kind, ...entry }));
}

/** Every code that an error can have: refusals by name, then faults. */
export const catalogue: readonly DocumentedCode[] = [
  ...entries('REFUSAL', userErrorCodes),
  ...entries('FAULT', errorCodes),
];
