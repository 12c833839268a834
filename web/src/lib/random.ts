// Works without a secure context: on a home network there is no crypto.randomUUID.
export function digits(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
