import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEventHandler } from "react";
import { Link } from "wouter";

type LinkButtonProps = ButtonProps & {
  href: string;
  state?: unknown;
  onClick?: MouseEventHandler;
  "aria-label"?: string;
};

/** Looks like a button, goes somewhere: a link, with everything one can do with links. */
export function LinkButton({ href, state, ...rest }: LinkButtonProps) {
  return <Button {...rest} renderRoot={(props) => <Link {...props} href={href} state={state} />} />;
}
