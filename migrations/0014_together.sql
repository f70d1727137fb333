CREATE TABLE "founding_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"proposed_by" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"unsubscribe_token" text NOT NULL,
	"requests" boolean DEFAULT false NOT NULL,
	"messages" boolean DEFAULT false NOT NULL,
	"digest" text DEFAULT 'off' NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"digest_since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_settings_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "mail_settings_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "mail_settings_digest" CHECK ("mail_settings"."digest" in ('off', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"connection_id" uuid,
	"since" timestamp with time zone,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_key_unique" UNIQUE("key"),
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('confirm', 'request', 'messages', 'digest')),
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('waiting', 'sending', 'sent', 'dropped', 'failed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_name" UNIQUE("user_id","name"),
	CONSTRAINT "saved_searches_name_length" CHECK (char_length("saved_searches"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "sprint_answers" (
	"sprint_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sprint_answers_sprint_id_user_id_pk" PRIMARY KEY("sprint_id","user_id"),
	CONSTRAINT "sprint_answers_verdict" CHECK ("sprint_answers"."verdict" in ('goOn', 'unsure', 'stop')),
	CONSTRAINT "sprint_answers_note" CHECK (char_length("sprint_answers"."note") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "trial_sprints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"page" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "trial_sprints_dates" CHECK ("trial_sprints"."ends_on" >= "trial_sprints"."starts_on"),
	CONSTRAINT "trial_sprints_page" CHECK (char_length("trial_sprints"."page") between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_kind";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "founding_role_id" uuid;--> statement-breakpoint
ALTER TABLE "profile_features" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "founding_roles" ADD CONSTRAINT "founding_roles_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founding_roles" ADD CONSTRAINT "founding_roles_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sprint_answers" ADD CONSTRAINT "sprint_answers_sprint_id_trial_sprints_id_fk" FOREIGN KEY ("sprint_id") REFERENCES "public"."trial_sprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sprint_answers" ADD CONSTRAINT "sprint_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sprints" ADD CONSTRAINT "trial_sprints_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sprints" ADD CONSTRAINT "trial_sprints_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "founding_roles_of_connection" ON "founding_roles" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "founding_roles_of_proposer" ON "founding_roles" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "mails_open" ON "mails" USING btree ("next_at") WHERE "mails"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mails_of_user" ON "mails" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sprint_answers_of_user" ON "sprint_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trial_sprints_of_connection" ON "trial_sprints" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "trial_sprints_of_changer" ON "trial_sprints" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_founding_role_id_founding_roles_id_fk" FOREIGN KEY ("founding_role_id") REFERENCES "public"."founding_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_by_arrival" ON "jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profile_features_written" ON "profile_features" USING btree ("written_at","user_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_founding_role_id_unique" UNIQUE("founding_role_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('requested', 'accepted', 'declined', 'cancelled', 'message', 'sprintStarted', 'sprintChanged', 'sprintEnded', 'roleProposed', 'roleConfirmed', 'roleChanged', 'roleRemoved'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject" CHECK ("reports"."subject" in ('profile', 'message', 'role'));