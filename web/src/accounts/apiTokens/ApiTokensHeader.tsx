import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ReferenceLink } from './ReferenceLink.tsx';

interface Props {
  actions?: ReactNode;
  /** Where the server publishes the reference of the API. */
  referenceUrl?: string | null | undefined;
}

/** The top of the page, the same while it loads. */
export function ApiTokensHeader({ actions, referenceUrl }: Props) {
  return (
    <PageHeader
      title="API tokens"
      subtitle={
        <>
          With a token, another system works in your name. It can do no more than you can.
          <ReferenceLink url={referenceUrl} />
        </>
      }
      actions={actions}
    />
  );
}
