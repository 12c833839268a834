import { expect, test } from "vitest";
import { showdowns } from "../../../web/src/lib/showdown";
import { ending } from "../../../src/brelan/games/peek/page/ending";
import { told } from "../../../web/tests/made";

test("what others did not match is told as soon as it is told who won, and before what is left", () => {
  const tells = [told("came-back", 1, { points: 3 }), told("won", 0, { points: 6 }), told("out", 2)];
  const [one] = showdowns(tells);
  expect(one && ending(one, tells).lines.map(({ what }) => what)).toEqual(["won", "came-back", "out"]);
});
