/**
 * @generated SignedSource<<570a878b64de11b9ad2bdb3ed09d1aaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ratingOutcome_result$data = {
  readonly application: {
    readonly pro: {
      readonly performance: {
        readonly rating: number | null | undefined;
        readonly reviewCount: number;
      } | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ProReview_application" | "useReviews_applications">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"applicantOutcome_result">;
  readonly " $fragmentType": "ratingOutcome_result";
};
export type ratingOutcome_result$key = {
  readonly " $data"?: ratingOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ratingOutcome_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ratingOutcome_result"
};

(node as any).hash = "b1bb35800154c161c563721a40d0d71e";

export default node;
