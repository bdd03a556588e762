/**
 * @generated SignedSource<<c4ffb5e29fe6c0334396355d5ad00e92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustWorkHours_gig$data = {
  readonly timeZone: string | null | undefined;
  readonly unpaidBreakMinutes: number;
  readonly " $fragmentType": "AdjustWorkHours_gig";
};
export type AdjustWorkHours_gig$key = {
  readonly " $data"?: AdjustWorkHours_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustWorkHours_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdjustWorkHours_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidBreakMinutes",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "ea9a2e85d6080d6384279fb686950046";

export default node;
