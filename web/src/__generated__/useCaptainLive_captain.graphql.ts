/**
 * @generated SignedSource<<41f49655dba2240104a3f2bdbab17a31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCaptainLive_captain$data = {
  readonly liveCursor: string | null | undefined;
  readonly sourceGigId: string;
  readonly " $fragmentType": "useCaptainLive_captain";
};
export type useCaptainLive_captain$key = {
  readonly " $data"?: useCaptainLive_captain$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCaptainLive_captain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCaptainLive_captain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceGigId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "liveCursor",
      "storageKey": null
    }
  ],
  "type": "TeamCaptain",
  "abstractKey": null
};

(node as any).hash = "29bed6625fff69422f19a7ce63e87721";

export default node;
