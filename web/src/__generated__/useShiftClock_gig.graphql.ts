/**
 * @generated SignedSource<<2c2dd65344e4bb913eada50cd2cb4f42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShiftClock_gig$data = {
  readonly endTime: string;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "useShiftClock_gig";
};
export type useShiftClock_gig$key = {
  readonly " $data"?: useShiftClock_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShiftClock_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useShiftClock_gig",
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

(node as any).hash = "f357140a3bbcd1ecc38defee3eebe968";

export default node;
