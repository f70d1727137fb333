import { useState } from "react";
import { webAddress } from "../text/webAddress.ts";
import classes from "./Avatar.module.css";

/** The initials of the first two words: "Runa Aldecoa" and "runa-aldecoa" → "RA". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");

type AvatarProps = { src?: string | null; name: string; size?: 32 | 40 | 64 | 72 };

/** The picture, or initials when there is none or it fails to load. Decorative: the name is beside it. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const address = webAddress(src);
  const hasPicture = address && address !== failedSrc;
  return (
    // Initials by CSS: as text in a button they would contradict its accessible name.
    <span
      className={classes.avatar}
      data-size={size}
      style={{ "--size": `${size}px` }}
      data-initials={hasPicture ? undefined : initialsOf(name) || "?"}
      aria-hidden="true"
    >
      {hasPicture && (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(address)}
        />
      )}
    </span>
  );
}
