import { Button } from "@mantine/core";
import { useState } from "react";
import { Bone } from "../../components/Bone.tsx";
import { QueryView } from "../../components/QueryView.tsx";
import ui from "../../styles/ui.module.css";
import { trpc } from "../../trpc.ts";
import { RoleForm } from "./RoleForm.tsx";
import { RoleRow } from "./RoleRow.tsx";
import { useRoles } from "./useRoles.ts";

/** The openings that two people post together, and what waits for one of them. */
export function FoundingRoles({ connectionId, username }: { connectionId: string; username: string }) {
  const listed = trpc.founding.list.useQuery({ connectionId });
  const actions = useRoles(connectionId);
  const [adding, setAdding] = useState(false);
  return (
    <section className={`${ui.card} ${ui.pad} ${ui.stack}`} aria-labelledby="roles">
      <h2 id="roles">Openings you post together</h2>
      <p className={`${ui.s13} ${ui.secondary}`}>
        An opening goes on the job board once you both agree to it. Everybody can read it there, with both
        your usernames.
      </p>
      <QueryView
        query={listed}
        pending={<Bone height={80} radius={8} />}
        failed="Your openings could not be loaded."
      >
        {({ roles }) => (
          <>
            {roles.map((listedRole) => (
              <RoleRow key={listedRole.id} listed={listedRole} username={username} actions={actions} />
            ))}
            {adding ? (
              <RoleForm
                username={username}
                save={`Propose to ${username}`}
                onSave={actions.propose}
                onClose={() => setAdding(false)}
              />
            ) : (
              <div>
                <Button onClick={() => setAdding(true)}>Propose an Opening</Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
