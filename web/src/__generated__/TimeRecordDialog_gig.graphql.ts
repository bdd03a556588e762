/**
 * @generated SignedSource<<6377e4b840a2e52124eb4e69984968db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeRecordDialog_gig$data = {
  readonly endTime: string;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "TimeRecordDialog_gig";
};
export type TimeRecordDialog_gig$key = {
  readonly " $data"?: TimeRecordDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeRecordDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimeRecordDialog_gig",
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

(node as any).hash = "a22d3d69d7d93a573e4f3e347521d3aa";

export default node;
