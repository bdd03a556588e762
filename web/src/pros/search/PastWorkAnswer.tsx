import type { PastWorkQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { PastWorkPickResultsQuery } from '../../__generated__/PastWorkPickResultsQuery.graphql.ts';
import pastWorkPickResultsQuery from '../../__generated__/PastWorkPickResultsQuery$parameters.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { pastWorkReading } from './pastWorkReading.ts';
import { PastWorkPickResults } from './PastWorkPickResults.tsx';
import type { PickedPro } from './ProPicker.tsx';
import { RemovableParts } from './RemovableParts.tsx';
import { pastWorkFilter } from './pastWorkFilter.ts';

export interface PastWorkAnswerProps {
  locationId: number;
  /** What was understood at first. */
  initial: PastWorkQuestion;
  positions: readonly { readonly id: number; readonly name: string }[];
  selected: readonly PickedPro[];
  onToggled: (pro: PickedPro) => void;
}

/** What was understood of a question, to change part by part, and the pros that answer it. */
export function PastWorkAnswer({ locationId, initial, positions, selected, onToggled }: PastWorkAnswerProps) {
  const [question, setQuestion] = useState(initial);
  const [queryRef, load, dispose] = useQueryLoader<PastWorkPickResultsQuery>(pastWorkPickResultsQuery);

  useEffect(() => {
    load({ locationId, filter: pastWorkFilter(question, currentInstant()) });
    return dispose;
  }, [locationId, question, load, dispose]);

  return (
    <>
      <RemovableParts
        label="Understood as"
        parts={pastWorkReading(question, positions).map(({ label, without }) => ({
          id: label,
          label,
          onRemoved: () => setQuestion(without),
        }))}
      />
      <Suspense fallback={<SkeletonRows label="Loading pros" rows={4} />}>
        {queryRef ? (
          <PastWorkPickResults queryRef={queryRef} selected={selected} onToggled={onToggled} />
        ) : null}
      </Suspense>
    </>
  );
}
