import { useState } from "react";
import { webAddress } from "../text/webAddress.ts";
import classes from "./Avatar.module.css";

/** Of the first two words: "Runa Aldecoa" and "runa-aldecoa" are both RA. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");

type AvatarProps = { src?: string | null | undefined; name: string; size?: 32 | 40 | 64 | 72 };

/** The picture, or initials when there is none or it does not load. Decorative: the name stands beside it. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const address = webAddress(src);
  const hasPicture = address && address !== broken;
  return (
    // Drawn, not written: in a button they would be a label that is not its name.
    <span
      className={classes.avatar}
      data-size={size}
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
          onError={() => setBroken(address)}
        />
      )}
    </span>
  );
}
