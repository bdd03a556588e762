import type { ReactNode } from 'react';
import { ReferenceLink } from '../../accounts/apiTokens/ReferenceLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

interface Props {
  actions?: ReactNode;
  /** Where the server publishes the reference of the API. */
  referenceUrl?: string | null;
}

/** The top of the page, the same while it loads. */
export function ApiUsageHeader({ actions, referenceUrl }: Props) {
  return (
    <PageHeader
      title="API usage"
      subtitle={
        <>
          What you use with your sessions and each API token, as part of your share of the service.
          <ReferenceLink url={referenceUrl} />
        </>
      }
      actions={actions}
    />
  );
}
