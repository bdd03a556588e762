import { Term } from '../../platform/glossary/Term.tsx';
import { feeTerms } from './feeTerms.ts';

/** What a part of a cost is for. Fees explain themselves. */
export function CostLabel({ label }: { label: string }) {
  const term = feeTerms.get(label);
  return term ? <Term id={term}>{label}</Term> : label;
}
