import Network from 'lucide-react/icons/network';
import Store from 'lucide-react/icons/store';
import { lazy, Suspense } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TileGroup } from '../../ui/fields/TileGroup.tsx';
import styles from '../terms/fields.module.css';
import { TermCheckbox } from '../terms/TermCheckbox.tsx';
import type { PostingForm } from './PostingForm.ts';

const NetworkStepsFields = lazy(() => import('../../pros/network/NetworkStepsFields.tsx'));

/** Which pros can apply, and how they are selected. */
export function AudienceFields({ form, locationId }: { form: PostingForm; locationId: number }) {
  const { gigType, movesToMarketplace, networkSteps } = form.values;
  return (
    <>
      <TileGroup
        label="Who can apply"
        value={gigType}
        onChange={(value) => form.setValue('gigType', value === 'NETWORK' ? 'NETWORK' : 'MARKETPLACE')}
        options={[
          {
            value: 'MARKETPLACE',
            label: 'Marketplace',
            description: 'All pros in your area',
            icon: <Store aria-hidden="true" />,
          },
          {
            value: 'NETWORK',
            label: 'Your network',
            description: 'Only pros you work with',
            icon: <Network aria-hidden="true" />,
          },
        ]}
      />
      <div className={styles.checks}>
        {gigType === 'NETWORK' ? (
          <Checkbox
            isSelected={movesToMarketplace}
            onChange={(isOn) => form.setValue('movesToMarketplace', isOn)}
            description="Open places are offered to all pros before the shift."
          >
            Move to the marketplace if not filled
          </Checkbox>
        ) : null}
        <TermCheckbox form={form} name="isAutoSelectEnabled" />
      </div>
      {gigType === 'NETWORK' ? (
        <Suspense>
          <NetworkStepsFields
            locationId={locationId}
            steps={networkSteps}
            movesToMarketplace={movesToMarketplace}
            errorMessage={form.errorAt('networkSteps')}
            onChange={(steps) => form.setValue('networkSteps', steps)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
