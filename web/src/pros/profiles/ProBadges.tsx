import { badgeLabel, badges, type Badge as ProBadge } from '@brigade/domain/pros/profiles/badges.ts';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProBadges_atLocation$key } from '../../__generated__/ProBadges_atLocation.graphql.ts';
import type { ProBadges_pro$key } from '../../__generated__/ProBadges_pro.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

const tones: Partial<Record<ProBadge, Tone>> = { VERIFICATION: 'success', GOLD: 'warning', BRONZE: 'accent' };

interface Props {
  pro: ProBadges_pro$key;
  /** Null if no location is known. */
  atLocation: ProBadges_atLocation$key | null | undefined;
}

/** The badges of a pro, in the gateway's order, after a badge for a pro who is blocked at the location. */
export function ProBadges({ pro, atLocation }: Props) {
  const { badges: earned } = useFragment(
    graphql`
      fragment ProBadges_pro on Pro @throwOnFieldError {
        badges
      }
    `,
    pro,
  );
  const here = useFragment(
    graphql`
      fragment ProBadges_atLocation on ProAtLocation @throwOnFieldError {
        isBlocked @catch(to: NULL)
      }
    `,
    atLocation,
  );
  return (
    <>
      {here?.isBlocked ? <Badge tone="danger">Blocked</Badge> : null}
      {earned.map((name) => {
        const badge = badges.find((known) => known === name);
        if (!badge) return null;
        const Icon = badge === 'VERIFICATION' ? BadgeCheck : Award;
        return (
          <Badge key={badge} tone={tones[badge] ?? 'neutral'} icon={<Icon aria-hidden="true" />}>
            {badgeLabel(badge)}
          </Badge>
        );
      })}
    </>
  );
}
