import { TabLinks } from '../../ui/navigation/TabLinks.tsx';

const tabs = [
  { id: 'approvals', label: 'Approvals', href: '/approvals' },
  { id: 'features', label: 'Features', href: '/approvals/features' },
] as const;

/** Leads between the screens that only platform admins have. */
export function PlatformTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  return <TabLinks label="Platform" tabs={tabs} currentId={current} />;
}
