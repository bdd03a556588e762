import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The notification settings on their way. */
export function NotificationSettingsSkeleton() {
  return (
    <>
      <PageHeader title="Notifications" subtitle="Choose which notifications you get, how, and when." />
      <SkeletonRows label="Loading your notification settings" rows={8} />
    </>
  );
}
