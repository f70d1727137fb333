import { aboutRouter } from "./about/router.ts";
import { connectionRouter } from "./connection/router.ts";
import { cvRouter } from "./cv/router.ts";
import { foundingRouter } from "./job/founding/router.ts";
import { jobRouter } from "./job/router.ts";
import { mailRouter } from "./mail/router.ts";
import { messageRouter } from "./message/router.ts";
import { newsRouter } from "./news/router.ts";
import { profileRouter } from "./profile/router.ts";
import { sprintRouter } from "./sprint/router.ts";
import { createCallerFactory, router } from "./trpc.ts";
import { userRouter } from "./user/router.ts";

export const appRouter = router({
  user: userRouter,
  profile: profileRouter,
  connection: connectionRouter,
  message: messageRouter,
  news: newsRouter,
  job: jobRouter,
  cv: cvRouter,
  mail: mailRouter,
  sprint: sprintRouter,
  founding: foundingRouter,
  about: aboutRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
