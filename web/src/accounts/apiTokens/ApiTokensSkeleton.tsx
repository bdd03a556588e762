import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { ApiTokensHeader } from './ApiTokensHeader.tsx';

/** The skeleton of the API tokens. */
export function ApiTokensSkeleton() {
  return (
    <>
      <ApiTokensHeader />
      <SkeletonRows label="Loading your API tokens" rows={3} />
    </>
  );
}
