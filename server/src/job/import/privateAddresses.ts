import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only part of IPv6 that is routed globally. */
const global6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is public; all others are local, reserved or in a private network. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(global6));
}
