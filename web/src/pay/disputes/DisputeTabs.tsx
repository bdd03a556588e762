import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props extends Pick<DisputesChoice, 'show'> {
  /** The path of the list. */
  path: string;
}

/** Leads from what waits for a decision to what was decided, and back. */
export function DisputeTabs({ path, show }: Props) {
  return (
    <TabLinks
      label="Disputes"
      currentId={show}
      tabs={[
        { id: 'open', label: 'Open', href: path },
        { id: 'decided', label: 'Decided', href: `${path}?show=decided` },
      ]}
    />
  );
}
