import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

/** The skeleton of the webhooks, or of one. It is part of the frame, which has no room for more. */
export function WebhooksSkeleton() {
  return <SkeletonRows label="Loading webhooks" />;
}
