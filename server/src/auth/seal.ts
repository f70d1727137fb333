import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encryption at rest: AES-256-GCM, encoded as "v1.keyId.iv.tag.data" in base64url. The owner is additional authenticated
 * data, so a value moved to another person's row does not decrypt. The first key encrypts, all keys decrypt (rotation).
 */
const derive = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "career-hub", "code-host-token", 32));
const idOf = (key: Buffer) => createHash("sha256").update(key).digest("base64url").slice(0, 8);

export type Sealer = {
  seal(text: string, owner: string): string;
  /** Null when decryption fails: another owner, an unknown key, changed data. */
  open(sealed: string, owner: string): string | null;
  /** Whether it was encrypted with a key other than the first. */
  isOutdated(sealed: string): boolean;
};

export function createSealer(secrets: string[]): Sealer {
  const keys = new Map(secrets.map(derive).map((key) => [idOf(key), key]));
  const [current] = keys;
  if (!current) throw new Error("SECRET_KEY is empty.");
  const [currentId, currentKey] = current;
  return {
    seal(text, owner) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", currentKey, iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [
        "v1",
        currentId,
        ...[iv, cipher.getAuthTag(), encrypted].map((part) => part.toString("base64url")),
      ].join(".");
    },
    open(sealed, owner) {
      const [version, keyId, iv, tag, data] = sealed.split(".");
      const key = keys.get(keyId ?? "");
      if (version !== "v1" || !key || !iv || !tag || data === undefined) return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"), {
          authTagLength: 16,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([decipher.update(Buffer.from(data, "base64url")), decipher.final()]).toString(
          "utf8",
        );
      } catch {
        return null;
      }
    },
    isOutdated: (sealed) => sealed.split(".")[1] !== currentId,
  };
}
