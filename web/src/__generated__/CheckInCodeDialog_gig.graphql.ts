/**
 * @generated SignedSource<<89dcf7f435d974f9e0d8d7cfda85e403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInCodeDialog_gig$data = {
  readonly checkinToken: string | null | undefined;
  readonly id: string;
  readonly viewerCanRecordAttendance: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInPoster_gig">;
  readonly " $fragmentType": "CheckInCodeDialog_gig";
};
export type CheckInCodeDialog_gig$key = {
  readonly " $data"?: CheckInCodeDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCodeDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckInCodeDialog_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanRecordAttendance",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInPoster_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d6cc7f4c79646a0739228f322a825cc3";

export default node;
