import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The skeleton of the settings. */
export function SettingsSkeleton() {
  return (
    <>
      <PageHeader title="Your settings" subtitle="These apply at every location you work at." />
      <SkeletonRows label="Loading your settings" rows={5} />
    </>
  );
}
