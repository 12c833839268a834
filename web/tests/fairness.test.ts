// The page checks as Brelan does; whole games are compared in tests/page/test_sealed.py.
import { expect, test } from "vitest";
import { closed, promise } from "../src/lib/fairness";

test("a promise is the hash of luck", () => {
  expect(promise("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

test("a file is whole when its last line is the hash of all before", () => {
  expect(closed("")).toBe("end e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n");
});
