/**
 * @generated SignedSource<<f6d5fa37812cfef7e433fd74dd37ef7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CheckInCode_gig$data = {
  readonly checkinCode: string | null | undefined;
  readonly checkinToken: string | null | undefined;
  readonly endTime: string;
  readonly startTime: string;
  readonly status: GigStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCodeDialog_gig">;
  readonly " $fragmentType": "CheckInCode_gig";
};
export type CheckInCode_gig$key = {
  readonly " $data"?: CheckInCode_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCode_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckInCode_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkinCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkinToken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInCodeDialog_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "a92d79b1f764c0090faeec1d8ea969e4";

export default node;
