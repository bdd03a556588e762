/**
 * @generated SignedSource<<da0f50af2f5d6fbc206dd31e7cc0f3b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type applicantListOutcome_result$data = {
  readonly application: {
    readonly gig: {
      readonly advice: {
        readonly " $fragmentSpreads": FragmentRefs<"NextBestAlert_advice" | "SuggestedBoost_advice">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ApplicantsToolbar_gig" | "GigHeader_gig">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ApplicantRow_application">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"applicantOutcome_result">;
  readonly " $fragmentType": "applicantListOutcome_result";
};
export type applicantListOutcome_result$key = {
  readonly " $data"?: applicantListOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"applicantListOutcome_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "applicantListOutcome_result"
};

(node as any).hash = "769f6558527c4b7654ce05ef578f65fd";

export default node;
