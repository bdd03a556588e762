import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { StandbyListQuery } from '../../__generated__/StandbyListQuery.graphql.ts';
import standbyListQuery from '../../__generated__/StandbyListQuery$parameters.ts';
import { type PickedPro, ProPicker } from '../../pros/search/ProPicker.tsx';
import { toggledPro } from '../../pros/search/toggledPro.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './Standbys.module.css';
import { StandbyList } from './StandbyList.tsx';

interface Props {
  /** Of the node: whose place it is. */
  applicationId: string;
  locationId: number;
  selected: readonly PickedPro[];
  onChange: (selected: readonly PickedPro[]) => void;
  errorMessage?: string | undefined;
}

/** Picks the pros to ask for a place: open applicants of this shift, or other pros by name. */
export function StandbyPicker({ applicationId, locationId, selected, onChange, errorMessage }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<StandbyListQuery>(standbyListQuery);
  useEffect(() => {
    load({ applicationId });
    return dispose;
  }, [applicationId, load, dispose]);

  return (
    <div className={styles.picker}>
      <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
        <Suspense fallback={<SkeletonRows label="Loading who waits" rows={3} />}>
          {queryRef ? (
            <StandbyList
              queryRef={queryRef}
              selected={selected}
              onToggled={(pro) => onChange(toggledPro(selected, pro))}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
      <ProPicker
        locationId={locationId}
        selected={selected}
        onChange={onChange}
        errorMessage={errorMessage}
      />
    </div>
  );
}
