/**
 * @generated SignedSource<<bd31088a62a4707cc7675c06f1e97506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallListRow_gig$data = {
  readonly databaseId: number;
  readonly endTime: string;
  readonly skillName: string;
  readonly startTime: string;
  readonly " $fragmentType": "CallListRow_gig";
};
export type CallListRow_gig$key = {
  readonly " $data"?: CallListRow_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallListRow_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CallListRow_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillName",
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
    }
  ],
  "type": "CalendarGig",
  "abstractKey": null
};

(node as any).hash = "d04b7c92a50e53b2cb65fd791042061d";

export default node;
