/**
 * @generated SignedSource<<1f4ce405e6911993b8a30aaac890672c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarToolbar_location$data = {
  readonly viewerCanPostGigs: boolean | null | undefined;
  readonly " $fragmentType": "CalendarToolbar_location";
};
export type CalendarToolbar_location$key = {
  readonly " $data"?: CalendarToolbar_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarToolbar_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CalendarToolbar_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanPostGigs",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "56edcb07957492ce114bb34bc2358317";

export default node;
