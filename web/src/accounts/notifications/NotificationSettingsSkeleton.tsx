import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The notification settings on their way. */
export function NotificationSettingsSkeleton() {
  return (
    <>
      <PageHeader title="Notifications" subtitle="What we tell you, by which way, and when not to." />
      <SkeletonRows label="Loading your notification settings" rows={8} />
    </>
  );
}
