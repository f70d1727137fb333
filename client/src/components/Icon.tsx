import type { Icon as Glyph } from "@tabler/icons-react";

/** Icons stand beside words and never speak for themselves. */
export function Icon({
  of: Drawing,
  size = 16,
  className,
}: {
  of: Glyph;
  size?: number;
  className?: string;
}) {
  return (
    <Drawing
      size={size}
      stroke={size >= 20 ? 1.6 : 1.75}
      aria-hidden="true"
      focusable="false"
      className={className}
    />
  );
}
