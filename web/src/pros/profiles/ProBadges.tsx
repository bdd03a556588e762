import { badgeLabel, badges, type Badge as ProBadge } from '@brigade/domain/pros/profiles/badges.ts';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProBadges_pro$key } from '../../__generated__/ProBadges_pro.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

const tones: Partial<Record<ProBadge, Tone>> = { VERIFICATION: 'success', GOLD: 'warning', BRONZE: 'accent' };

/** The badges of a pro, in the gateway's order. */
export function ProBadges({ pro }: { pro: ProBadges_pro$key }) {
  const { badges: held, isBlocked } = useFragment(
    graphql`
      fragment ProBadges_pro on Pro @throwOnFieldError {
        badges
        isBlocked @catch(to: NULL)
      }
    `,
    pro,
  );
  return (
    <>
      {isBlocked ? <Badge tone="danger">Blocked</Badge> : null}
      {held.map((name) => {
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
