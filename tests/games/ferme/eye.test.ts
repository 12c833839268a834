import { expect, it } from "vitest";
import { sorted } from "../../../src/brelan/games/ferme/page/eye";

it("shows equal ranks side by side from the ace down, the joker first, and keeps the places that an answer counts", () => {
  const hand = ["9h*", "Qd*", "Jo*", "As*", "Qc*"];
  expect(sorted(hand).map((at) => hand[at])).toEqual(["Jo*", "As*", "Qd*", "Qc*", "9h*"]);
  expect(sorted(["??", "??", "??"])).toEqual([0, 1, 2]);
});
