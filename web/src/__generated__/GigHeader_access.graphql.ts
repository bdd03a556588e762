/**
 * @generated SignedSource<<c57a834d0808e670dc0c52ca89f55ba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigHeader_access$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDecidesOnApplicants_gig">;
  readonly " $fragmentType": "GigHeader_access";
};
export type GigHeader_access$key = {
  readonly " $data"?: GigHeader_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigHeader_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GigHeader_access",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDecidesOnApplicants_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "2b5678591d3bc1704b04ab4dfd10627f";

export default node;
