/**
 * @generated SignedSource<<ba49cd44eda46e35c30b0f8a938e913e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayCard_gig$data = {
  readonly databaseId: number;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly unpaidBreakMinutes: number;
  readonly " $fragmentSpreads": FragmentRefs<"costOfWork_gig">;
  readonly " $fragmentType": "PayCard_gig";
};
export type PayCard_gig$key = {
  readonly " $data"?: PayCard_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayCard_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PayCard_gig"
};

(node as any).hash = "258a729f17e21070a1ff93d682d15bdf";

export default node;
