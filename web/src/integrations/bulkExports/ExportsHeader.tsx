import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The top of the page. */
export function ExportsHeader({ actions }: { actions?: ReactNode }) {
  return <PageHeader title="Exports" subtitle="Download whole lists as files." actions={actions} />;
}
