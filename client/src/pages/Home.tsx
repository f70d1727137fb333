import { Button } from "@mantine/core";
import { Suspense } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Notice } from "../components/Notice.tsx";
import { Heading } from "../components/Page.tsx";
import { Pending } from "../components/Pending.tsx";
import { Waiting } from "../components/Spinner.tsx";
import { lazyWithPreload } from "../lazyWithPreload.ts";
import { productName } from "../product.ts";
import { useToken } from "../session.ts";
import { sentenceOf } from "../trpc.ts";
import { ExampleProfile } from "../user/ExampleProfile.tsx";
import { SignInCard } from "../user/SignInCard.tsx";
import { isCancelled, signInError } from "../user/signInErrors.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import { useLogout } from "../user/useLogout.ts";
import classes from "./Home.module.css";

const heading = `AI Powered ${productName}`;

const loading = (
  <Pending>
    <Waiting>Loading your profile...</Waiting>
  </Pending>
);

const SignedIn = lazyWithPreload(() => import("../user/SignedIn.tsx"));

function SignInFailure() {
  const code = new URLSearchParams(useSearch()).get("error");
  if (code === null) return null;
  return (
    <div className={classes.notice}>
      <Notice tone={isCancelled(code) ? "info" : "error"} onDismiss={() => navigate("/", { replace: true })}>
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
          <Suspense fallback={loading}>
            <SignedIn status={user} logout={logout} leaving={leaving} />
          </Suspense>
        </div>
      </div>
    );
  if (token && !current.isError)
    return (
      <>
        <Heading title="Home" className={classes.display}>
          {heading}
        </Heading>
        {current.fetchStatus === "paused" ? null : loading}
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
