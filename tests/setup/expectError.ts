import { expect } from "vitest";

/** Expects a call to reject with this code and, when given, exactly this message. */
export const expectError = (call: Promise<unknown>, code: string, message?: string): Promise<void> =>
  expect(call).rejects.toMatchObject({ code, ...(message !== undefined && { message }) });
