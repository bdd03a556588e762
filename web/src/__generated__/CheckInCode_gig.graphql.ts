/**
 * @generated SignedSource<<cd38a06784f49f40c21d9404797d162a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInCode_gig$data = {
  readonly checkinCode: string | null | undefined;
  readonly checkinToken: string | null | undefined;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInCodeDialog_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "7f02b157b7b49c07c7f2d24e77c82543";

export default node;
