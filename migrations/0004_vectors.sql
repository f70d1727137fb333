DROP INDEX "jobs_nearest";--> statement-breakpoint
DROP INDEX "profiles_nearest";--> statement-breakpoint
ALTER TABLE "cvs" ALTER COLUMN "embedding" SET DATA TYPE vector(1024);--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "embedding" SET DATA TYPE vector(1024);--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "embedding" SET DATA TYPE vector(1024);--> statement-breakpoint
CREATE INDEX "jobs_nearest" ON "jobs" USING hnsw ("embedding" vector_cosine_ops);--> statement-breakpoint
CREATE INDEX "profiles_nearest" ON "profiles" USING hnsw ("embedding" vector_cosine_ops);