/**
 * @generated SignedSource<<70ebdb3fff489651de2bb681c8f7f290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shiftOption_gig$data = {
  readonly databaseId: number;
  readonly endTime: string;
  readonly skill: {
    readonly name: string;
  };
  readonly startTime: string;
  readonly " $fragmentType": "shiftOption_gig";
};
export type shiftOption_gig$key = {
  readonly " $data"?: shiftOption_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"shiftOption_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shiftOption_gig"
};

(node as any).hash = "01f08ea1e730498115157945a0ba759a";

export default node;
