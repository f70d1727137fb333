import { runWithNotification } from "../../components/runWithNotification.ts";
import { trpc } from "../../trpc.ts";
import type { Role } from "./RoleForm.tsx";

/** Actions on openings; each resolves to whether it succeeded. */
export function useRoles(connectionId: string) {
  const utils = trpc.useUtils();
  const propose = trpc.founding.propose.useMutation();
  const save = trpc.founding.save.useMutation();
  const confirm = trpc.founding.confirm.useMutation();
  const remove = trpc.founding.remove.useMutation();
  const act = (call: () => Promise<{ message: string }>, failed: string) =>
    runWithNotification(call, failed, async () => {
      await utils.founding.list.invalidate({ connectionId });
      void utils.job.invalidate();
    });
  return {
    propose: (role: Role) =>
      act(() => propose.mutateAsync({ connectionId, role }), "The opening could not be proposed."),
    save: (id: string, version: number, role: Role) =>
      act(() => save.mutateAsync({ id, version, role }), "The opening could not be saved."),
    confirm: (id: string, version: number) =>
      act(() => confirm.mutateAsync({ id, version }), "The opening could not be confirmed."),
    remove: (id: string) => act(() => remove.mutateAsync({ id }), "The opening could not be removed."),
  };
}
