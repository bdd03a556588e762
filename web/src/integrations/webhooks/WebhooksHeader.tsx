import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The top of the page, the same while it loads. */
export function WebhooksHeader({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="Webhooks"
      subtitle="Notify your server when a shift, an application or an offer changes."
      actions={actions}
    />
  );
}
