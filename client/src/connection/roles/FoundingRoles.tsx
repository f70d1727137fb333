import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { QueryView } from "../../components/QueryView.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { trpc } from "../../trpc.ts";
import { RoleForm } from "./RoleForm.tsx";
import { RoleRow } from "./RoleRow.tsx";
import { useRoles } from "./useRoles.ts";

export function FoundingRoles({ connectionId, username }: { connectionId: string; username: string }) {
  const query = trpc.founding.list.useQuery({ connectionId });
  const actions = useRoles(connectionId);
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className="card pad stack" aria-labelledby="roles">
      <h2 id="roles">Openings you post together</h2>
      <p className="text-13 secondary">
        An opening goes on the job board once you both agree to it. Anyone can read it there, with both your
        usernames.
      </p>
      <QueryView
        query={query}
        pending={<Skeleton height={80} radius={8} />}
        failed="Your openings could not be loaded."
      >
        {({ roles }) => (
          <>
            {roles.map((listed) => (
              <RoleRow key={listed.id} listed={listed} username={username} actions={actions} />
            ))}
            {adding ? (
              <RoleForm
                username={username}
                submitLabel={`Propose to ${username}`}
                onSave={actions.propose}
                onClose={() => setAdding(false)}
                origin={add}
              />
            ) : (
              <div>
                <Button ref={add} onClick={() => setAdding(true)}>
                  Propose an Opening
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
