import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { ApiUsageHeader } from './ApiUsageHeader.tsx';

/** The skeleton of the usage of the API. */
export function ApiUsageSkeleton() {
  return (
    <>
      <ApiUsageHeader />
      <SkeletonRows label="Loading your API usage" rows={3} />
    </>
  );
}
