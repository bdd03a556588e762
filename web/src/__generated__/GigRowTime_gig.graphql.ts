/**
 * @generated SignedSource<<225e95c6b9485fc6ea03bd8f80c3bfb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigRowTime_gig$data = {
  readonly endTime: string;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "GigRowTime_gig";
};
export type GigRowTime_gig$key = {
  readonly " $data"?: GigRowTime_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigRowTime_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigRowTime_gig",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "216c945aaf6be4b7c3f3a6337fa6481d";

export default node;
