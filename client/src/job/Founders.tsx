import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { useToken } from "../browser/session.ts";
import { Avatar } from "../components/Avatar.tsx";
import { ReportDialog } from "../connection/ReportDialog.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";

type FoundersProps = {
  founders: { id: string; username: string; avatar_url: string }[];
  jobId: string;
  title: string;
};

export function Founders({ founders, jobId, title }: FoundersProps) {
  const signedIn = useToken() !== null;
  const currentUserId = useCurrentUser().data?.user.id;
  const [reporting, setReporting] = useState(false);
  const isMine = founders.some(({ id }) => id === currentUserId);
  const [first] = founders;
  return (
    <section className="card stack gap-12 pad" aria-labelledby="founders">
      <h2 id="founders" className="label">
        Posted by two people
      </h2>
      <ul className="stack gap-8">
        {founders.map(({ id, username, avatar_url }) => (
          <li key={id} className="row">
            <Avatar src={avatar_url} name={username} size={32} />
            {signedIn ? (
              <Link className="name" href={`/profile/view/${id}`}>
                {username}
              </Link>
            ) : (
              <span className="name">{username}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-13 secondary">
        {isMine
          ? "You posted this opening together. Edit or remove it on the page you share."
          : signedIn
            ? "To apply, send one of them a connection request."
            : "To apply, sign in and send one of them a connection request."}
      </p>
      {signedIn && currentUserId && !isMine && first && (
        <>
          <div>
            <Button size="xs" variant="subtle" className="flush" onClick={() => setReporting(true)}>
              Report This Opening
            </Button>
          </div>
          <ReportDialog
            opened={reporting}
            onClose={() => setReporting(false)}
            userId={first.id}
            username={first.username}
            opening={{ id: jobId, title }}
            onBlocked={() => navigate("/jobs")}
          />
        </>
      )}
    </section>
  );
}
