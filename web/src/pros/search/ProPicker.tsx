import { lazy, Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { ProPickerResultsQuery } from '../../__generated__/ProPickerResultsQuery.graphql.ts';
import proPickerResultsQuery from '../../__generated__/ProPickerResultsQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { FieldErrorText } from '../../ui/fields/Field.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { PickedPros } from './PickedPros.tsx';
import styles from './ProPicker.module.css';
import { ProPickerResults } from './ProPickerResults.tsx';
import { toggledPro } from './toggledPro.ts';

const AskPastWork = lazy(() => import('./AskPastWork.tsx'));
const PastWorkPicks = lazy(() => import('./PastWorkPicks.tsx'));

/** A pro who was picked. */
export interface PickedPro {
  /** Global id. */
  readonly id: string;
  readonly displayName: string;
}

interface Props {
  locationId: number;
  selected: readonly PickedPro[];
  onChange: (selected: readonly PickedPro[]) => void;
  errorMessage?: string | undefined;
}

/** Picks pros for a location: its favorites at first, others by name or by a question about past work. */
export function ProPicker({ locationId, selected, onChange, errorMessage }: Props) {
  const [name, setName] = useState('');
  /** The question about past work that the list answers; null for a search by name. */
  const [question, setQuestion] = useState<string | null>(null);
  const [queryRef, load, dispose] = useQueryLoader<ProPickerResultsQuery>(proPickerResultsQuery);

  useEffect(() => {
    load({ locationId, filter: name === '' ? { isFavorite: true } : { name } });
    return dispose;
  }, [locationId, name, load, dispose]);

  const toggle = (pro: PickedPro) => onChange(toggledPro(selected, pro));
  const isOfSearch = name !== '';

  return (
    <div className={styles.picker}>
      <PickedPros pros={selected} onRemoved={toggle} />
      <SearchField
        label="Find pros by name"
        isLabelHidden={false}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setQuestion(null);
        }}
        delay={250}
      />
      {isOfSearch && question === null ? (
        <Suspense>
          <AskPastWork words={name} onAsked={() => setQuestion(name)} />
        </Suspense>
      ) : null}
      <ErrorBoundary resetKey={question ?? queryRef} renderError={(error) => <LoadError error={error} />}>
        <Suspense fallback={<SkeletonRows label="Loading pros" rows={4} />}>
          {question !== null ? (
            <PastWorkPicks
              key={question}
              locationId={locationId}
              question={question}
              selected={selected}
              onToggled={toggle}
            />
          ) : queryRef ? (
            <ProPickerResults
              queryRef={queryRef}
              title={isOfSearch ? 'Found' : 'Favorites of this location'}
              emptyText={isOfSearch ? 'No pros have this name.' : 'No favorites yet. Find pros by name.'}
              selected={selected}
              onToggled={toggle}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
      <FieldErrorText id="pros-error" message={errorMessage} />
    </div>
  );
}
