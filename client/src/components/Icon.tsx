import type { Icon as Glyph } from "@tabler/icons-react";

type IconProps = { icon: Glyph; size?: number; className?: string };

export function Icon({ icon: Glyph, size = 16, className }: IconProps) {
  return (
    <Glyph
      size={size}
      stroke={size >= 20 ? 1.6 : 1.75}
      aria-hidden="true"
      focusable="false"
      className={className}
    />
  );
}
