import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../ui/feedback/SkeletonRows.tsx';

/** The settings on their way. */
export function SettingsSkeleton() {
  return (
    <>
      <PageHeader title="Your settings" subtitle="They are yours at every location you work at." />
      <SkeletonRows label="Loading your settings" rows={5} />
    </>
  );
}
