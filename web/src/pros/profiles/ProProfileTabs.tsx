import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProProfileTabs_pro$key } from '../../__generated__/ProProfileTabs_pro.graphql.ts';
import { Tabs, type TabsProps } from '../../ui/navigation/Tabs.tsx';
import { ProAbout } from './ProAbout.tsx';
import { ProCertifications } from './ProCertifications.tsx';
import { ProRatings } from './ProRatings.tsx';
import { ProWorkHistory } from './ProWorkHistory.tsx';

interface Props extends Pick<TabsProps, 'selectedId' | 'onSelected'> {
  pro: ProProfileTabs_pro$key;
  /** Of the location; null if unknown. */
  zone: string | null;
  /** What the team notes about the pro; without it there is no such tab. */
  notes?: ReactNode;
}

/** What a profile says about a pro, in tabs: who they are, how they are rated, where they worked, what they may do. */
export function ProProfileTabs({ pro: proKey, zone, notes, ...selection }: Props) {
  const pro = useFragment(
    graphql`
      fragment ProProfileTabs_pro on Pro @throwOnFieldError {
        ...ProAbout_pro
        ...ProRatings_pro
        ...ProWorkHistory_pro
        ...ProCertifications_pro
      }
    `,
    proKey,
  );
  return (
    <Tabs
      {...selection}
      label="Profile"
      tabs={[
        { id: 'about', label: 'About', content: <ProAbout pro={pro} headingLevel={4} /> },
        ...(notes ? [{ id: 'notes', label: 'Notes', content: notes }] : []),
        { id: 'ratings', label: 'Ratings', content: <ProRatings pro={pro} /> },
        { id: 'history', label: 'Work history', content: <ProWorkHistory pro={pro} /> },
        {
          id: 'certifications',
          label: 'Certifications',
          content: <ProCertifications pro={pro} zone={zone} />,
        },
      ]}
    />
  );
}
