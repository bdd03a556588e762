import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { StepGroupsQuery } from '../../__generated__/StepGroupsQuery.graphql.ts';
import stepGroupsQuery from '../../__generated__/StepGroupsQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './ImportInvites.module.css';
import { type NetworkSteps, stepHours } from './networkSteps.ts';
import { StepGroups } from './StepGroups.tsx';

interface Props {
  locationId: number;
  steps: NetworkSteps;
  movesToMarketplace: boolean;
  errorMessage: string | undefined;
  onChange: (steps: NetworkSteps) => void;
}

const near = 'near';
const hourOptions = stepHours.map((hours) => ({ value: String(hours), label: `${hours} hours` }));

/** Asks in which steps more and more pros see a network gig. */
export default function NetworkStepsFields({
  locationId,
  steps,
  movesToMarketplace,
  errorMessage,
  onChange,
}: Props) {
  const [queryRef, load, dispose] = useQueryLoader<StepGroupsQuery>(stepGroupsQuery);
  useEffect(() => {
    load({ locationId });
    return dispose;
  }, [locationId, load, dispose]);

  return (
    <div className={styles.form}>
      <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
        <Suspense fallback={<SkeletonRows label="Loading groups" rows={2} />}>
          {queryRef ? (
            <StepGroups
              queryRef={queryRef}
              selected={steps.groupIds}
              errorMessage={errorMessage}
              onChange={(groupIds) => onChange({ ...steps, groupIds })}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
      {steps.groupIds.length === 0 ? null : (
        <Select
          label="For these groups alone"
          description="Then the whole network sees it. At short notice at most a third of the time until the start."
          options={hourOptions}
          value={String(steps.groupHours)}
          onChange={(hours) => onChange({ ...steps, groupHours: Number(hours) })}
        />
      )}
      {movesToMarketplace ? (
        <Select
          label="For your network, before the marketplace"
          options={[{ value: near, label: 'Until two days before the start' }, ...hourOptions]}
          value={steps.networkHours === null ? near : String(steps.networkHours)}
          onChange={(hours) => onChange({ ...steps, networkHours: hours === near ? null : Number(hours) })}
        />
      ) : null}
    </div>
  );
}
