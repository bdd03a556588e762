import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The top of the page, the same while it loads. */
export function ApiTokensHeader({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="API tokens"
      subtitle="With a token, another system works in your name. It can do no more than you can."
      breadcrumbs={[{ label: 'Your settings', href: '/settings' }, { label: 'API tokens' }]}
      actions={actions}
    />
  );
}
