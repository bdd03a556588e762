import type { FigureKey, Measure } from '@brigade/domain/insight/dashboards/measures.ts';
import type { TermId } from '../../platform/glossary/glossary.ts';
import { Term } from '../../platform/glossary/Term.tsx';

const terms: Partial<Record<FigureKey, TermId>> = {
  uncharged: 'not-charged',
  filledPercent: 'fill-rate',
  minutesToFill: 'time-to-fill',
  places: 'place',
  onTimePercent: 'on-time',
  noShows: 'no-show',
  calledOut: 'call-out',
  compliantPercent: 'break-rules',
};

/** The name of a measure, which explains itself if it is a word of the glossary. */
export function MeasureLabel({ measure: { key, label } }: { measure: Measure }) {
  const term = terms[key];
  return term ? <Term id={term}>{label}</Term> : label;
}
