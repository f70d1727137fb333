import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Notice } from "../components/Notice.tsx";
import { dismissNotice, notifyQuestion } from "../components/Notify.tsx";
import { Heading } from "../components/Page.tsx";
import { Part } from "../components/Part.tsx";
import { Pending } from "../components/Pending.tsx";
import { Waiting } from "../components/Spinner.tsx";
import { productName } from "../product.ts";
import { useToken } from "../session.ts";
import { sentenceOf } from "../trpc.ts";
import { ExampleProfile } from "../user/ExampleProfile.tsx";
import { HubCard } from "../user/HubCard.tsx";
import { SignInCard } from "../user/SignInCard.tsx";
import { signInError } from "../user/signInErrors.ts";
import { takeSignedInByLink } from "../user/signInReturn.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import { useLogout } from "../user/useLogout.ts";
import { WelcomeCard } from "../user/WelcomeCard.tsx";
import classes from "./Home.module.css";

const heading = `AI Powered ${productName}`;
const byLinkNotice = "signed-in-by-link";

type Somebody = { user: { username: string } };

/** A session that came by a link nobody here asked for may be somebody else's: says whose it is. */
function ByLinkNotice({ of: { user }, logout }: { of: Somebody; logout: () => void }) {
  const { username } = user;
  useEffect(() => {
    if (!takeSignedInByLink()) return;
    const leave = () => {
      dismissNotice(byLinkNotice);
      logout();
    };
    notifyQuestion(
      byLinkNotice,
      <span className={classes.byLink}>
        <span>Signed in as {username}</span>
        <Button size="xs" onClick={leave}>
          Not you?
        </Button>
      </span>,
    );
  });
  return null;
}

function SignInFailure() {
  const code = new URLSearchParams(useSearch()).get("error");
  if (code === null) return null;
  return (
    <div className={classes.notice}>
      <Notice tone="error" onDismiss={() => navigate("/", { replace: true })}>
        {signInError(code)}
      </Notice>
    </div>
  );
}

export default function Home() {
  const token = useToken();
  const current = useCurrentUser();
  const { logout, leaving } = useLogout(400);
  const user = token && !current.isError ? current.data : undefined;

  if (user)
    return (
      <div className={classes.leave} data-leaving={leaving || undefined}>
        <Heading title="Home" className={classes.display}>
          {heading}
        </Heading>
        <SignInFailure />
        <div className={classes.signedIn}>
          <Part of={user}>
            <ByLinkNotice of={user} logout={logout} />
            <WelcomeCard status={user} onLogout={logout} leaving={leaving} />
          </Part>
          <HubCard />
        </div>
      </div>
    );
  if (token && !current.isError)
    return (
      <>
        <Heading title="Home" className={classes.display}>
          {heading}
        </Heading>
        {current.fetchStatus === "paused" ? null : (
          <Pending>
            <Waiting>Loading your profile...</Waiting>
          </Pending>
        )}
      </>
    );
  return (
    <div className={classes.signedOut}>
      <div>
        <Heading title="Home" className={classes.hero}>
          AI Powered <br />
          {productName}
        </Heading>
        <SignInFailure />
        {current.isError && token && (
          <div className={classes.notice}>
            <Notice
              tone="error"
              action={
                <Button size="xs" onClick={() => current.refetch()}>
                  Try Again
                </Button>
              }
            >
              {sentenceOf(current.error, "Your profile could not be loaded.")}
            </Notice>
          </div>
        )}
        <SignInCard />
      </div>
      <ExampleProfile />
    </div>
  );
}
