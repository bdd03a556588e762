import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The top of the page, the same while it loads. */
export function WebhooksHeader({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="Webhooks"
      subtitle="Notify your server when something changes: shifts, applications, offers, payments, disputes or invoices."
      actions={actions}
    />
  );
}
