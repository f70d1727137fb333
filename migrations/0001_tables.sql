CREATE TABLE "code_host_tokens" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"include_private" boolean NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"requester_id" uuid NOT NULL,
	"addressee_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"responded_at" timestamp with time zone,
	CONSTRAINT "connections_two_people" CHECK ("connections"."requester_id" <> "connections"."addressee_id"),
	CONSTRAINT "connections_status" CHECK ("connections"."status" in ('pending', 'accepted')),
	CONSTRAINT "connections_answered" CHECK (("connections"."status" = 'accepted') = ("connections"."responded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"original_filename" text NOT NULL,
	"size" integer NOT NULL,
	"text" text NOT NULL,
	"reading" jsonb NOT NULL,
	"corrections" jsonb,
	"embedding" halfvec(1024),
	"embedding_model" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cvs_size" CHECK ("cvs"."size" between 1 and 10485760),
	CONSTRAINT "cvs_embedding" CHECK (("cvs"."embedding" is null) = ("cvs"."embedding_model" is null))
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"number" integer,
	"request_key" uuid,
	"stage" text DEFAULT 'reading' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"writer" text,
	"profile" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_number" UNIQUE("user_id","number"),
	CONSTRAINT "generations_request_key" UNIQUE("user_id","request_key"),
	CONSTRAINT "generations_owner" UNIQUE("user_id","id"),
	CONSTRAINT "generations_status" CHECK ("generations"."status" in ('running', 'succeeded')),
	CONSTRAINT "generations_stage" CHECK ("generations"."stage" in ('reading', 'analysing', 'writing')),
	CONSTRAINT "generations_number_range" CHECK ("generations"."number" between 1 and 3),
	CONSTRAINT "generations_whole" CHECK (("generations"."status" = 'running' and "generations"."number" is null and "generations"."profile" is null) or ("generations"."status" = 'succeeded' and "generations"."number" is not null and "generations"."profile" is not null and "generations"."writer" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"refresh_minutes" integer,
	"last_run_at" timestamp with time zone,
	"last_outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_sources_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid,
	"duplicate_key" text NOT NULL,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"description_html" text NOT NULL,
	"description_text" text NOT NULL,
	"location" text,
	"remote" text,
	"employment_type" text,
	"level" text,
	"salary" text,
	"technologies" text[] DEFAULT '{}' NOT NULL,
	"posted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"embedding" halfvec(1024),
	"embedding_model" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_duplicate_key_unique" UNIQUE("duplicate_key"),
	CONSTRAINT "jobs_url" CHECK ("jobs"."url" ~ '^https?://'),
	CONSTRAINT "jobs_embedding" CHECK (("jobs"."embedding" is null) = ("jobs"."embedding_model" is null))
);
--> statement-breakpoint
CREATE TABLE "marked_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marked_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id"),
	CONSTRAINT "marked_jobs_mark" CHECK ("marked_jobs"."mark" in ('saved', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_length" CHECK (char_length("messages"."body") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid,
	"data" jsonb NOT NULL,
	"embedding" halfvec(1024),
	"embedding_model" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_embedding" CHECK (("profiles"."embedding" is null) = ("profiles"."embedding_model" is null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"include_private" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_host" text NOT NULL,
	"code_host_user_id" text NOT NULL,
	"username" text NOT NULL,
	"name" text,
	"avatar_url" text NOT NULL,
	"profile_url" text NOT NULL,
	"generation_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_one_per_code_host_user" UNIQUE("code_host","code_host_user_id"),
	CONSTRAINT "users_generation_count" CHECK ("users"."generation_count" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "code_host_tokens" ADD CONSTRAINT "code_host_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_addressee_id_users_id_fk" FOREIGN KEY ("addressee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_source_id_job_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."job_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marked_jobs" ADD CONSTRAINT "marked_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marked_jobs" ADD CONSTRAINT "marked_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_generation_id_generations_user_id_id_fk" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."generations"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_one_per_pair" ON "connections" USING btree (least("requester_id", "addressee_id"),greatest("requester_id", "addressee_id"));--> statement-breakpoint
CREATE INDEX "connections_of_requester" ON "connections" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "connections_of_addressee" ON "connections" USING btree ("addressee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_running" ON "generations" USING btree ("user_id") WHERE "generations"."status" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree (coalesce("posted_at", "created_at") desc,"id");--> statement-breakpoint
CREATE INDEX "jobs_of_source" ON "jobs" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "jobs_nearest" ON "jobs" USING hnsw ("embedding" halfvec_cosine_ops);--> statement-breakpoint
CREATE INDEX "marked_jobs_of_job" ON "marked_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "messages_of_connection" ON "messages" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "profiles_nearest" ON "profiles" USING hnsw ("embedding" halfvec_cosine_ops);--> statement-breakpoint
CREATE INDEX "profiles_to_embed" ON "profiles" USING btree ("embedding_model");--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_expiry" ON "sign_in_attempts" USING btree ("expires_at");