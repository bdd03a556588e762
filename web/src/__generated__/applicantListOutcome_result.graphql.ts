/**
 * @generated SignedSource<<0c807b668445333f86ee37292c66eb66>>
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

(node as any).hash = "563345c545ae35294298d93322ca38d8";

export default node;
