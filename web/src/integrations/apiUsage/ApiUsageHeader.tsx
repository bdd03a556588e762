import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The top of the page, the same while it loads. */
export function ApiUsageHeader({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="API usage"
      subtitle="What you use with all sessions and API tokens together, as part of your share of the service."
      breadcrumbs={[{ label: 'Your settings', href: '/settings' }, { label: 'API usage' }]}
      actions={actions}
    />
  );
}
