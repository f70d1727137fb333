import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEventHandler } from "react";
import { Link } from "wouter";

type LinkButtonProps = ButtonProps & {
  href: string;
  state?: unknown;
  onClick?: MouseEventHandler;
  "aria-label"?: string;
  "aria-describedby"?: string;
};

export function LinkButton({ href, state, ...rest }: LinkButtonProps) {
  return <Button {...rest} renderRoot={(props) => <Link {...props} href={href} state={state} />} />;
}
