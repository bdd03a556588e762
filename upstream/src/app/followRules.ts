import type { FollowRules } from '../platform/live/accessToFollow.ts';
import { leftWork } from '../pay/payments/leftWork.ts';
import { asCaptain } from '../schedule/events/captaincy.ts';
import { followedByCaptain } from '../schedule/events/followedByCaptain.ts';

/** What callers may follow without a role at a location; the areas that know it are above the change feed. */
export const followRules: FollowRules = { asCaptain, followedByCaptain, leftWork };
